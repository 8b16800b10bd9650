import { findCodes } from './codes.ts';
import { readQuestion } from './question-kind.ts';

const leadIn = /^(?:and|or|also|ok|so|then)?[\s,]*(?:what about|how about)?\s*(?:for|in|with|on)?\s+/i;
const opensFollowUp = /^(?:and|or|also|what about|how about)\b/i;
const brand = /\b(?:visa|mastercard|rupay)\b/i;
const mostWords = 4;
const mostWordsWithPronoun = 10;
const pronoun = /\b(?:its?|they|their|them|that)\b(?= *(?:\?|$|\w))/i;

/**
 * Writes out a question that is only the changed part of the one before: after "What does response code 05 mean?",
 * "and 51?" asks what response code 51 means. Any other question stays as it is.
 */
export function writeOut(question: string, before: string | undefined): string {
  if (before === undefined) return question;
  const named = nameWhatIsMeant(question, before);
  if (named !== question || !opensFollowUp.test(question.trim())) return named;
  const changed = question
    .trim()
    .replace(leadIn, '')
    .replace(/[\s?!.]+$/, '');
  if (changed === '' || changed.split(/\s+/).length > mostWords) return question;
  const { subject } = readQuestion(before);
  const code = findCodes(before).at(-1);
  if (code && /^\d?[0-9A-Z]{1,5}$/.test(changed) && /\d/.test(changed))
    return before.replace(code.value, changed);
  if (findCodes(changed).length > 0) return changed;
  if (brand.test(changed) && brand.test(before)) return before.replace(brand, changed);
  return subject !== '' && before.includes(subject) ? before.replace(subject, changed) : question;
}

/** The last of several questions, with what those before it were about in the place of its pronouns. */
export function writtenOut(questions: string[]): string | undefined {
  return questions.reduce<string | undefined>((before, question) => writeOut(question, before), undefined);
}

/** Puts what the question before was about in the place of a pronoun: "what about its length?" after "What is DE 2?". */
function nameWhatIsMeant(question: string, before: string): string {
  const { subject } = readQuestion(before);
  const isShort = question.trim().split(/\s+/).length <= mostWordsWithPronoun;
  if (subject === '' || !isShort || findCodes(question).length > 0) return question;
  return question.replace(pronoun, (word) => (/^(?:its|their)$/i.test(word) ? `${subject}'s` : subject));
}

/** Says whether a question points at something said before it. */
export function pointsBack(question: string): boolean {
  return /\b(?:it|its|they|their|them|that|this|those|these)\b/i.test(question);
}
