import { glossaryId } from '../../content/parse-glossary.ts';
import { stemsOf } from '../../index-file/document-writer.ts';
import type { Engine } from '../engine.ts';

const asking =
  /^\W*(?:(?:so|and|ok|okay|hi|hello|hey|please)[\s,]+)*(?:(?:what|who)(?:(?:['’]?s|\s+(?:is|are|was|were|does|do))\b)\s+|(?:define|explain|tell me about|describe)\s+|(?=(?:the\s+)?(?:meaning|definition|difference|full\s+(?:form|name)|abbreviation|expansion)\b))?(?:(?:the|an?)\s+)?(?:(?:meaning|definition|difference|(?:full\s+)?form|full\s+name|abbreviation|expansion)\s+(?:of|between|for)\s+)?(?:(?:the|an?)\s+)?/i;
const askedAtEnd =
  /(?:\s+(?:means?|meaning|definition|defined|explained|stands?\s+for|full\s+(?:form|name)|abbreviation|please|in\s+(?:card\s+)?payments?|payments?))*[\s?!.]*$/i;
const joint = /\s+(?:vs\.?|versus|and|or)\s+(?:(?:the|an?)\s+)?/i;
const mostWords = 8;
const mostSides = 3;
const mostOfName = 2;

/**
 * The glossary's entries of the terms that a question does nothing but look up: "what is MCC", "VAMP meaning", "ZMK vs ZPK".
 * A term counts by any of its names, and by all the words of it.
 */
export function lookedUpEntries(engine: Engine, question: string): number[] {
  const name = question.replace(asking, '').replace(askedAtEnd, '');
  if (name === '' || name.split(/\s+/).length > mostWords) return [];
  const whole = entriesOfName(engine, name);
  if (whole.length > 0) return whole;
  const sides = name.split(joint);
  return sides.length > 1 && sides.length <= mostSides
    ? [...new Set(sides.flatMap((side) => entriesOfName(engine, side).slice(0, 1)))]
    : [];
}

/** The entries of the one term that a question does nothing but look up. */
export function entriesOfTerm(engine: Engine, question: string): number[] {
  const name = question.replace(asking, '').replace(askedAtEnd, '');
  return name === '' || name.split(/\s+/).length > mostWords ? [] : entriesOfName(engine, name);
}

/** The entries that have this name; those called so before those that have it among their other names. */
function entriesOfName({ store, forms }: Engine, name: string): number[] {
  const form = stemsOf(name).join(' ');
  const numbers = forms.termsNamed(form).flatMap((term) => store.numberAt(glossaryId, term) ?? []);
  const isCalled = (number: number) =>
    store
      .passage(number)
      .section.split(' \u2014 ')
      .some((each) => stemsOf(each).join(' ') === form);
  const called = numbers.filter(isCalled);
  return (called.length > 0 ? called : numbers).slice(0, mostOfName);
}
