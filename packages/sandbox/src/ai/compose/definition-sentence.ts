import { mentionsCode } from './code-mentions.ts';
import { plainText } from './inline-markdown.ts';
import type { Question } from './question-kind.ts';
import { targetsOf } from './targets.ts';
import { termsOf } from './words.ts';

const verb =
  '(?:is|are|was|means?|refers? to|stands? for|denotes?|identif(?:y|ies)|carr(?:y|ies)|holds?|contains?|describes?|tells?|says?|completes?|splits?|names?|shows?|undoes|lets?|allows?|consists? of|covers?|turns?|replaces?|protects?|proves?|derives?|moves?|gives?|combines?|determines?|defines?|binds?|encrypts?|begins?|starts?|sends?|happens?|works?|decides?|reports?|checks?|uses?|has|have)';
const opening = new RegExp(
  `^(?:(?:An?|The|In [^,]{3,40},)\\s+)?(.{2,90}?)(?:\\s*[:—–]\\s+|,[^,]{2,60},\\s+${verb}\\b|\\s+${verb}\\b)`,
  'i',
);
const extraTerms = 4;

/** Says whether a sentence says what the question is about: its subject, a side of a comparison, a code. */
export function definesSubject(sentence: string, { subject, kind, sides, codes }: Question): boolean {
  const sought = kind === 'comparison' ? sides : subject === '' ? [] : [subject];
  const text = plainText(sentence);
  const named = opening.exec(text)?.[1] ?? '';
  return (
    targetsOf(codes).some((code) => mentionsCode(named, code)) || sought.some((each) => opensWith(text, each))
  );
}

/** "A reversal is …", "The primary account number (PAN) identifies …", "Acquirer: the bank …". */
export function opensWith(sentence: string, subject: string): boolean {
  const named = new Set(termsOf(opening.exec(sentence)?.[1] ?? ''));
  const asked = termsOf(subject);
  if (asked.length === 0 || named.size === 0) return false;
  const held = asked.filter((term) => named.has(term)).length;
  if (held === asked.length) return named.size <= asked.length + extraTerms;
  return held / asked.length >= 0.66 && named.size <= asked.length + 2;
}

/** Like `opensWith`, but the sentence must be about nothing else: "settlement" is not "settlement currency code". */
export function names(sentence: string, thing: string): boolean {
  const written = opening.exec(sentence)?.[1] ?? '';
  const asked = termsOf(thing);
  const isThing = (text: string, more: number) => {
    const terms = new Set(termsOf(text));
    return asked.length > 0 && asked.every((term) => terms.has(term)) && terms.size <= asked.length + more;
  };
  const bare = written.replace(/\([^)]*\)/g, ' ');
  return (
    isThing(bare, 1) || [...written.matchAll(/\(([^)]*)\)/g)].some(([, inside = '']) => isThing(inside, 0))
  );
}
