import { mentionsCode } from './code-mentions.ts';
import type { Code } from './codes.ts';
import { findCodes } from './codes.ts';
import { opensWith } from './definition-sentence.ts';
import { plainText } from './inline-markdown.ts';
import type { Question } from './question-kind.ts';
import { termsOf } from './words.ts';

/** One of the things compared. */
export type Side = {
  label: string;
  code: Code | null;
  /** Says whether a text speaks of this side. */
  in(text: string, context?: string): boolean;
  /** Says whether a key (a cell, a heading's name) is this side and little else. */
  is(key: string, context?: string): boolean;
  /** Says whether a sentence says what this side is. */
  defines(sentence: string): boolean;
};

/** The sides of a comparison, told apart by the terms they do not share. */
export function sidesOf(question: Question): Side[] {
  const terms = question.sides.map((side) => termsOf(side));
  return question.sides.map((name, index) => {
    const others = new Set(terms.flatMap((each, at) => (at === index ? [] : each)));
    const own = (terms[index] ?? []).filter((term) => !others.has(term));
    const sought = own.length > 0 ? own : (terms[index] ?? []);
    const code = codeOf(name, question);
    const has = (text: string) => {
      const held = new Set(termsOf(text));
      return sought.every((term) => held.has(term));
    };
    return {
      label: labelOf(name),
      code,
      in: (text, context = '') => (code ? mentionsCode(text, code, `${context} code`) : has(text)),
      is(key, context = '') {
        const words = termsOf(key).length;
        if (code) return words <= 3 && mentionsCode(key, code, `${context} code`);
        return has(key) && words <= sought.length + 2;
      },
      defines: (sentence) => opensWith(plainText(sentence), name),
    };
  });
}

function codeOf(name: string, { codes }: Question): Code | null {
  const named = findCodes(name)[0];
  if (named) return named;
  const value = /\S*\d\S*/.exec(name)?.[0];
  return codes.find((code) => code.value === value) ?? null;
}

function labelOf(name: string): string {
  return /^\d/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
