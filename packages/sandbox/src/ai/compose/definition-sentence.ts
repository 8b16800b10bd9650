import { plainText } from './inline-markdown.ts';
import type { Point } from './points.ts';
import type { Question } from './question-kind.ts';
import { termsOf } from './words.ts';

const verb =
  '(?:is|are|was|means?|refers? to|stands? for|denotes?|identif(?:y|ies)|carr(?:y|ies)|holds?|contains?|describes?|tells?|says?|completes?|splits?|names?|shows?|undoes|lets?|allows?|consists? of|covers?|turns?|replaces?|protects?|proves?|derives?|moves?|gives?|combines?|determines?|defines?|binds?|encrypts?)';

/** Says whether a point is the sentence that says what the subject of the question is. */
export function definesSubject(point: Point, { subject, kind, sides }: Question): boolean {
  const sought = kind === 'comparison' ? sides : subject === '' ? [] : [subject];
  const first = plainText(point.sentences[0] ?? '');
  return sought.some((each) => opensWith(first, each));
}

/** "A reversal is …", "The primary account number (PAN) identifies …", "Acquirer: the bank …". */
export function opensWith(sentence: string, subject: string): boolean {
  const opening = new RegExp(
    `^(?:(?:An?|The|In [^,]{3,40},)\\s+)?(.{2,90}?)(?:\\s*[:—–]\\s+|,[^,]{2,60},\\s+${verb}\\b|\\s+${verb}\\b)`,
    'i',
  ).exec(sentence)?.[1];
  if (opening === undefined) return false;
  const asked = termsOf(subject);
  const named = new Set(termsOf(opening));
  if (asked.length === 0) return false;
  const held = asked.filter((term) => named.has(term)).length;
  return held === asked.length
    ? named.size <= asked.length + 4
    : held / asked.length >= 0.66 && named.size <= asked.length + 2;
}
