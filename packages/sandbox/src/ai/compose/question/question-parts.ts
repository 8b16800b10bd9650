import { withoutAsking } from './answer-type.ts';
import { asksOfCase } from './asks-of-case.ts';
import { type Question, readQuestion } from './question-kind.ts';

const pronoun = /\b(?:it|its|they|their|them|this|that|these|those)\b/i;
const restated = /^(?:what|which|who|how|when|where|why|does|do|is|are|can|must|should)\b/i;
const bareNumbers = /\b\d{2,4}\b(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+)\d{2,4}\b)*/;
const leadingAcronym = /^(\p{Lu}{2,5})\b/u;
const mostParts = 4;

/** One of several questions, with the thing it is about when only an earlier one names that, and what was told before them all. */
type QuestionPart = { question: Question; about: string; told?: string };

/**
 * The questions asked in one breath, each as one that can be answered alone: a pronoun in a later one, and one that
 * names nothing itself, stand for what the first is about. One question when it is a single one, a comparison or a fault.
 */
export function partsOf(question: Question): QuestionPart[] {
  if (question.parts.length < 2 || ['comparison', 'trouble'].includes(question.kind))
    return [{ question, about: '' }];
  if (tellsCase(question)) return [{ question, about: '' }];
  const [first = '', ...others] = question.parts;
  const opening = readQuestion(first);
  const about = opening.subject || statementOf(first);
  return [
    { question: opening, about: '' },
    ...others.slice(0, mostParts - 1).map((part) => withContext(part, about, opening)),
  ];
}

/** "4837 with SLI 212, can I charge back": the first part asks nothing, and the codes in it say of what case the second asks. */
function tellsCase(question: Question): boolean {
  const [told = '', , ...others] = question.parts;
  const { kind, codes } = readQuestion(told);
  return (
    others.length === 0 &&
    kind === 'general' &&
    codes.length > 0 &&
    !restated.test(told) &&
    !/[.?!]/.test(told) &&
    asksOfCase(question)
  );
}

function withContext(part: string, about: string, opening: Question): QuestionPart {
  const acronym = leadingAcronym.exec(opening.subject)?.[1];
  const numbers = bareNumbers.exec(part)?.[0];
  const alone = readQuestion(part);
  const named =
    acronym !== undefined && numbers !== undefined && alone.codes.length === 0
      ? part.replace(numbers, `${acronym} ${numbers}`)
      : part;
  // What was told in sentences before the questions is no name that could stand for a pronoun.
  if (/[.!]$/.test(about)) {
    const { codes, isScenario } = opening;
    const question = alone.codes.length > 0 ? alone : { ...alone, codes, isScenario };
    return alone.subject === '' ? { question, about: '', told: about } : { question: alone, about: '' };
  }
  if (pronoun.test(named) && about !== '') {
    const replaced = readQuestion(named.replace(pronoun, about));
    return { question: replaced, about };
  }
  const read = readQuestion(named);
  // Nothing named could stand for the pronoun, but the first question says what it may be.
  if (pronoun.test(named) && read.subject === '')
    return { question: { ...read, text: `${named} ${withoutAsking(opening.text)}` }, about };
  // What a later question names itself is its own subject; the rest only says in which connection it is asked.
  return read.subject !== '' || about === ''
    ? { question: read, about: '' }
    : { question: { ...read, text: `${named} ${about}` }, about };
}

/** What is told before the question: "Our terminal sent a 0200. What …". */
function statementOf(part: string): string {
  const sentences = part.split(/(?<=[.!])\s+/);
  return restated.test(sentences.at(-1) ?? '') ? sentences.slice(0, -1).join(' ') : part;
}
