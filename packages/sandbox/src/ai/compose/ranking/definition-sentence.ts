import { targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import { asksForPlace } from '../question/cues.ts';
import type { Question } from '../question/question-kind.ts';
import { plainText } from '../text/inline-markdown.ts';
import { termsOf } from '../text/words.ts';

const verb =
  '(?:is|are|was|means?|refers? to|stands? for|denotes?|identif(?:y|ies)|carr(?:y|ies)|holds?|contains?|describes?|tells?|says?|completes?|splits?|names?|shows?|undoes|lets?|allows?|consists? of|covers?|turns?|replaces?|protects?|proves?|derives?|moves?|gives?|combines?|determines?|defines?|binds?|encrypts?|begins?|starts?|sends?|happens?|works?|decides?|reports?|checks?|uses?|has|have)';
const opening = new RegExp(
  `^(?:(?:An?|The|In [^,]{3,40},)\\s+)?(.{2,90}?)(?:\\s*[:—–]\\s+|,[^,]{2,60},\\s+${verb}\\b|\\s+${verb}\\b)`,
  'i',
);
const definingVerb =
  '(?:is|are|means?|refers? to|stands? for|denotes?|identif(?:y|ies)|carr(?:y|ies)|contains?|describes?|tells?|asks?|completes?|splits?|undoes|reports?|removes?|cancels?|moves?|returns?|reserves?|consists? of|turns?|replaces?|combines?|proves?|protects?|encrypts?)';
const defining = new RegExp(
  `^(?!what |how |different|most|some|many|each|every|no |all |two )(?:(?:An?|The)\\s+)?(.{2,90}?)(?:\\s*:\\s+|\\s+${definingVerb}\\b)`,
  'i',
);
const extraTerms = 2;
const setting = /\s+(?:in|at|for|on|under|within|with)\s+\S.*$/i;
/** "IPM first presentment" is the first presentment of IPM. */
const belongsTo =
  /^(?:\p{Lu}{2,5}|Visa|Mastercard)\s+(?!(?:by|in|of|for|at|on|and|or|to|from|with|vs)\b)(?=\S+\s+\S)/u;
const wordsOfBeginning = 4;
/** In brackets behind its name; "Card-not-present (CNP) fraud" is more than CNP. */
const shortForm = /\(([^)]*)\)(?!\s+(?!or\b|and\b)\p{L})/gu;
/** "The layout of an acquirer reference number (ARN)" is not the ARN. */
const partOfNamed = /^\S+ of an? .*\(/i;

/**
 * How far a sentence says what the question is about: 1 when it defines a subject, a side or a code, a half when it only
 * opens with one, else 0.
 */
export function definesSubject(
  sentence: string,
  { subject, kind, sides, codes, isScenario, text: question }: Question,
): number {
  const sought =
    kind === 'comparison'
      ? sides
      : subject === ''
        ? []
        : [subject, subject.replace(setting, ''), subject.replace(belongsTo, '')];
  const text = plainText(sentence);
  const beginning = text.split(/\s+/).slice(0, wordsOfBeginning).join(' ');
  const asksForCodes = !isScenario && !asksForPlace({ text: question });
  if (asksForCodes && targetsOf(codes).some((code) => mentionsCode(beginning, code, beginning))) return 1;
  if (sought.some((each) => names(sentence, each))) return 1;
  return sought.some((each) => opensWith(text, each)) ? 0.5 : 0;
}

/** "A reversal is …", "The primary account number (PAN) identifies …", "Acquirer: the bank …". */
function opensWith(sentence: string, subject: string): boolean {
  return isAbout(opening.exec(sentence)?.[1] ?? '', subject, extraTerms);
}

/** Like `opensWith`, but strictly a definition, and of nothing else: "settlement" is not "settlement currency code". */
export function names(sentence: string, thing: string, more = 1): boolean {
  const phrase = defining.exec(plainText(sentence))?.[1] ?? '';
  return isAbout(phrase, thing, more) || isLabelledWith(sentence, thing, more);
}

/** "**Pre-arbitration.** One side …": the label in bold is the thing. */
function isLabelledWith(sentence: string, thing: string, more: number): boolean {
  const label = /^\*\*([^*]{2,60})\*\*/.exec(sentence)?.[1];
  return label !== undefined && isAbout(label.replace(/[.,:]+$/, ''), thing, more);
}

/** Says whether a noun phrase, or the short form in its brackets, is the thing and at most `more` terms besides. */
function isAbout(phrase: string, thing: string, more: number): boolean {
  const asked = termsOf(thing);
  const isThing = (text: string, besides: number) => {
    const terms = new Set(termsOf(text));
    return asked.length > 0 && asked.every((term) => terms.has(term)) && terms.size <= asked.length + besides;
  };
  const bare = phrase.replace(/\([^)]*\)/g, ' ');
  return (
    isThing(bare, more) ||
    (!partOfNamed.test(phrase) &&
      [...phrase.matchAll(shortForm)].some(([, inside = '']) => isThing(inside, 0)))
  );
}
