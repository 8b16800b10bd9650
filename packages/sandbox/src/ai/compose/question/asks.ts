import { isGeneric, termSet } from '../text/words.ts';
import { type AnswerType, answerTypeOf, tells } from './answer-type.ts';

/** What one of several things asked for in one breath is; `told` says whether a text tells a thing of that kind. */
export type Ask = { text: string; told: ((text: string) => boolean) | null };

const boundary =
  /[?;]\s*|(?<=[.!])\s+|(?:,\s*|,?\s+and\s+|\s+-\s+)(?=(?:(?:in|with|by|to|from|under|over|on|at|for|of) )?(?:how|why|when|where|who|whom|whose|which|what)\b(?!ever))|,?\s+and\s+(?=(?:is|are|can|must|may|does|do|should|will) (?:it|they|this|that|there|we|i|you|the|an?)\b)/i;
const asking = /\b(?:how|why|when|where|who|whom|whose|which|what)\b/i;
const inherits = /^which ones?\b/i;

/** Things asked for by name that no answer type has, and how a text that tells one looks. */
const namedThings: { asked: RegExp; told: RegExp }[] = [
  {
    asked: /\b(?:which|what) (?:MTIs?|(?:\w+ )?messages?(?: types?)?)\b/i,
    told: /(?<![\d.])(?:0[1-68]\d[0-5]|1[1-8]\d[0-5]|pain\.\d+|camt\.\d+|[a-z]{4}\.\d{3})(?!\d)/,
  },
  {
    asked: /\b(?:which|what) (?:\w+ )?commands?\b/i,
    told: /^\*\*`?[A-Z][A-Z0-9]`?(?: [(/,]|:?\*\*)|\bcommands? `?[A-Z][A-Z0-9]\b|`[A-Z][A-Z0-9]`/,
  },
];

/** The things that a question asks for, each in its own words; one when it asks for a single thing. */
export function asksOf(question: string): Ask[] {
  const asks: Ask[] = [];
  for (const text of question.split(boundary)) {
    if (!asking.test(text) || ![...termSet(text)].some((term) => !isGeneric(term))) continue;
    const before = asks.at(-1)?.told ?? null;
    asks.push({ text, told: inherits.test(text) ? before : toldOf(text) });
  }
  return asks;
}

function toldOf(text: string): Ask['told'] {
  const named = namedThings.find(({ asked }) => asked.test(text));
  if (named) return (told) => named.told.test(told);
  const type: AnswerType | null = answerTypeOf(text);
  return type === null || type === 'verdict' ? null : (told) => tells(told, type);
}
