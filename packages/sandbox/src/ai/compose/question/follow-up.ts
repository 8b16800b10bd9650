import { termsOf } from '../text/words.ts';
import { type Code, findCodes } from './codes.ts';
import { readQuestion } from './question-kind.ts';

const leadIn =
  /^(?:and|or|also|ok|so|then)?[\s,]*(?:what about|how about)?\s*(?<place>for|in|with|on|at|by|from|to)?\s+/i;
const opensFollowUp = /^(?:and|or|also|what about|how about|(?:for|in|at|with|on|by)(?= [\w ]+\W*$))\b/i;
const brand = /\b(?:visa|mastercard|rupay)\b/i;
const onlyBrand = /^(?:visa|mastercard|rupay)$/i;
const party =
  /(?<=^|\b(?:the|an?|my|our|your) )(?:issuers?|acquirers?|merchants?|cardholders?|processors?|networks?)\b/i;
const mostWords = 4;
const mostWordsWithPronoun = 10;
const mostWordsOfSubject = 6;
const pronoun = /\b(?:its?|they|their|them|(?<!\bones? )that)\b(?= *(?:\?|$|\w))/i;
const ofSeveral = /^the/i;
const plural = /[^s]s$/i;
/** "What does the bank do first": it is somebody who acts, and nothing that "it" would mean. */
const actsInIt = /^what (?:do|does|did|should|must|can) .+ do\b/i;
const nameless = /^(?:(?:for|at|in|with|on|by) )?(?:visa|mastercard|rupay)$|^[\dA-F\s]+$/i;
const fragment = /^(?:and )?(?:how many \w+|(?:which|what) (?!is|are|was|if|about|else|then|for)\w+)\W*$/i;
const measure = /^(?:and )?how (?:long|often|big|large|much|many)\W*$/i;
const bareWhy = /^(?:and |but )?(?:why|why so|why not|how come|why is that)\W*$/i;
const isCodeLike = /^(?=\w*\d)\w{1,6}$/;
const consequence = / then$/i;
const yesOrNo = /^(?:is|are|was|does|do|did|can|may|must|should|will|has|have)\b/i;
const asksItself =
  /^(?:what|how|who|which|when|where|why|is|are|was|does|do|did|can|may|must|should|will|has|have)\b/i;
const otherOne = /\b(?:the|which|what|another|any(?: other)?) ones?\b(?! of\b)/i;
const explanation =
  /^(?:and )?what (?:do|did|does) (?:you|that|it|this) mean (?:by|with) (?:the |an? )?["“']?(.+?)["”']?\W*$/i;

/** A question of a conversation, written out, what the conversation is about by then, and the code it named last. */
type Thread = { text: string; subject: string; code?: Code | undefined };

/**
 * Writes out a question that is only the changed part of the one before: after "What does response code 05 mean?",
 * "and 51?" asks what response code 51 means. Any other question stays as it is.
 */
export function writeOut(question: string, thread: Thread | undefined): string {
  if (thread === undefined) return question;
  const { text: before, subject: about } = thread;
  const [, explained] = explanation.exec(question.trim()) ?? [];
  if (explained !== undefined && !pronoun.test(explained)) return `What is ${explained}?`;
  const named = nameWhatIsMeant(namedByFamily(question, thread), before, about);
  const isCode = /^(?=\w*\d)\w{1,6}\W*$/.test(question.trim());
  if (named !== question || !(opensFollowUp.test(question.trim()) || isCode)) return named;
  const { place } = leadIn.exec(question.trim())?.groups ?? {};
  const changed = question
    .trim()
    .replace(leadIn, '')
    .replace(/[\s?!.]+$/, '');
  if (changed === '' || changed.split(/\s+/).length > mostWords) return question;
  const whole = withChanged(changed, thread, place);
  return whole ?? question;
}

/** The question before with its changed part in place; undefined when nothing in it has that place. */
function withChanged(changed: string, { text: before, code }: Thread, place?: string): string | undefined {
  const ofSameForm = valuesLike(changed, before);
  if (ofSameForm.size === 1) return before.replace([...ofSameForm][0] ?? '', changed);
  const [named] = findCodes(changed);
  if (code && (named === undefined || named.kind === code.kind) && isCodeLike.test(changed))
    return findCodes(before).some(({ value }) => value === code.value)
      ? before.replace(code.value, changed)
      : `What does ${code.label.replace(code.value, changed)} mean?`;
  if (named && isCodeLike.test(changed)) return changed;
  for (const rivals of [brand, party])
    if (rivals.test(changed) && rivals.test(before)) return before.replace(rivals, bare(changed));
  const whole = before.replace(/[\s?!.]+$/, '');
  if (onlyBrand.test(changed)) return `${whole} at ${changed}?`;
  if (place !== undefined) return `${whole} ${place} ${changed}?`;
  if (named) return changed;
  const { subject } = readQuestion(before);
  return subject !== '' && before.includes(subject) ? before.replace(subject, bare(changed)) : undefined;
}

/** The numbers of a question that are as long as another, apart from those of fields: 051 of "051 in DE 22". */
function valuesLike(changed: string, before: string): Set<string> {
  if (!/^\d{3,6}$/.test(changed)) return new Set();
  const numbers = before.match(/(?<![\w.]|\b(?:DE|fields?|bits?|F) ?)\d+(?![\w.])/gi) ?? [];
  return new Set(numbers.filter((each) => each.length === changed.length && each !== changed));
}

const bare = (changed: string): string => changed.replace(/^(?:the|an?|its|his|her|their|my|our|your) /i, '');

/** The last of several questions, with what those before it were about in the place of its pronouns, and what it is about. */
export function threadOf(questions: string[]): Thread | undefined {
  return questions.reduce<Thread | undefined>((thread, question) => {
    const text = writeOut(question, thread);
    const own = subjectOf(text);
    const goesOn = text !== question || pointsBack(question) || termsOf(question).length <= 2;
    const code = findCodes(text).at(-1) ?? (goesOn ? thread?.code : undefined);
    return { text, subject: own || (goesOn ? kept(thread?.subject ?? '') : ''), code };
  }, undefined);
}

/** A code named some questions ago is rather a circumstance of what is asked now. */
function kept(subject: string): string {
  return findCodes(subject).length > 0 ? '' : subject;
}

function subjectOf(text: string): string {
  const subject = readQuestion(text).subject.replace(/^differences? between (?:the |an? )?/i, '');
  const isName =
    subject.split(/\s+/).length <= mostWordsOfSubject &&
    ![pronoun, asksItself, nameless].some((pattern) => pattern.test(subject)) &&
    !actsInIt.test(text);
  return isName ? subject : '';
}

/** "Which one would a hotel have", after a question on an MCC, asks for an MCC. */
function namedByFamily(question: string, { code }: Thread): string {
  if (code === undefined || !otherOne.test(question) || findCodes(question).length > 0) return question;
  const family = code.label.replace(code.value, '').trim();
  return family === '' || /^DE$/i.test(family)
    ? question
    : question.replace(otherOne, (one) => one.replace(/ones?$/i, family));
}

/** Puts what the question before was about in the place of a pronoun: "what about its length?" after "What is DE 2?". */
function nameWhatIsMeant(question: string, before: string, subject: string): string {
  const asked = question.trim().replace(/[\s?!.]+$/, '');
  if (bareWhy.test(asked) && yesOrNo.test(before))
    return `Why ${before.charAt(0).toLowerCase()}${before.slice(1)}`;
  const isShort = asked.split(/\s+/).length <= mostWordsWithPronoun;
  if (subject === '' || !isShort || findCodes(question).length > 0) return question;
  if (fragment.test(asked)) return `${asked} of ${subject}?`;
  if (measure.test(asked)) return `${asked} is ${subject}?`;
  if (consequence.test(asked)) return `${asked.replace(consequence, '')} for ${subject}?`;
  return question.replace(pronoun, (word) => {
    // "They" may be people where only one thing was talked about.
    if (ofSeveral.test(word) && !plural.test(subject)) return word;
    return /^(?:its|their)$/i.test(word) ? `${subject}'s` : subject;
  });
}

/** Says whether a question points at something said before it. */
export function pointsBack(question: string): boolean {
  return /\b(?:it|its|they|their|them|that|this|those|these)\b/i.test(question);
}
