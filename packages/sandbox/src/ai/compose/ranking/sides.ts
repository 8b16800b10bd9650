import { readRowHeading } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import { findCodes } from '../question/codes.ts';
import type { Question } from '../question/question-kind.ts';
import { plainText } from '../text/inline-markdown.ts';
import { isGeneric, termsOf } from '../text/words.ts';
import { names } from './definition-sentence.ts';

const subjectWords = 6;

/** One of the things compared. */
export type Side = {
  label: string;
  code: Code | null;
  /** Says whether a text speaks of this side. */
  in(text: string, context?: string): boolean;
  /** Says whether a key (a cell, a heading's name) is this side and little else. */
  is(key: string, context?: string): boolean;
  /** Says whether the noun of a key, which stands last, is a word of another side: "blocked account" of closing an account. */
  isOfOther(key: string): boolean;
  /** Says whether a point is about this side: it opens with it, or stands under its heading. */
  isSubjectOf(point: Pick<Point, 'sentences' | 'heading'>): boolean;
  /** Says whether a point says what this side is. */
  defines(point: Point): boolean;
};

/** The sides of a comparison, told apart by the terms they do not share. */
export function sidesOf(question: Question): Side[] {
  const terms = question.sides.map((side) => termsOf(side));
  const kind = kindOfAll(terms);
  return question.sides.map((name, index) => {
    const others = new Set(terms.flatMap((each, at) => (at === index ? [] : each)));
    const own = (terms[index] ?? []).filter((term) => !others.has(term));
    const agents = termsOf((name.match(/\b\w+(?:[st]or|[rsu]er)s?\b/gi) ?? []).join(' '));
    const telling = own.filter((term) => !isGeneric(term) || agents.includes(term));
    // Of everyday words the last one, the noun, names the side: "payment processor".
    const sought = [telling, own.slice(-1)].find((each) => each.length > 0) ?? terms[index] ?? [];
    const code = codeOf(name, question);
    const has = (text: string) => {
      const held = new Set(termsOf(text));
      return sought.every((term) => held.has(term));
    };
    const isIn = (text: string, context = '') =>
      code ? mentionsCode(text, code, `${context} code`) : has(text);
    const ofOthers = [...others].filter(
      (term) => !isGeneric(term) && !own.includes(term) && !terms[index]?.includes(term),
    );
    const isOfOther = (key: string) => ofOthers.includes(termsOf(key).at(-1) ?? '');
    // An acquirer processor is a processor.
    const isOtherAgent = (key: string) => {
      const head =
        key
          .replace(/\s*[(,/].*$/, '')
          .trim()
          .split(/\s+/)
          .at(-1) ?? '';
      const isAgent = (word: string) => /\w[st]ors?$|\w[rsu]ers?$/i.test(word);
      return (
        isAgent(head) && agents.length > 0 && !termsOf(head).every((term) => terms[index]?.includes(term))
      );
    };
    const is = (key: string, context = '') => {
      const held = termsOf(key);
      return (
        isIn(key, context) &&
        (code !== null || kind === undefined || termsOf(`${key} ${context}`).includes(kind)) &&
        held.length <= (code ? 3 : sought.length + 2) &&
        (code !== null || !(isOfOther(key) || isOtherAgent(key)))
      );
    };
    return {
      label: code?.kind === 'element' ? code.label : code?.kind === 'mti' ? code.value : labelOf(name),
      code,
      in: isIn,
      is,
      isOfOther,
      isSubjectOf({ sentences, heading }) {
        const opening = plainText(sentences[0] ?? '')
          .split(/\s+/)
          .slice(0, subjectWords)
          .join(' ');
        const named = heading.split(/\s+[—–-]\s+|:\s/)[0] ?? heading;
        const held = new Set(termsOf(named));
        return isIn(opening, heading) || (is(named, heading) && ![...others].some((term) => held.has(term)));
      },
      defines: ({ sentences, heading, opens }) =>
        names(sentences[0] ?? '', name, code ? 1 : 0) ||
        (opens && is(readRowHeading(heading)?.key ?? '', heading)),
    };
  });
}

/** The noun with which each side ends: of a network token and an acquirer token a token, which no network or acquirer is. */
function kindOfAll(terms: readonly (readonly string[])[]): string | undefined {
  const [first, ...others] = terms.map((each) => (each.length > 1 ? each.at(-1) : undefined));
  return first !== undefined && others.every((each) => each === first) ? first : undefined;
}

function codeOf(name: string, { codes }: Question): Code | null {
  const named = findCodes(name)[0];
  if (named) return named;
  const value = /\S*\d\S*/.exec(name)?.[0];
  return codes.find((code) => code.value === value) ?? null;
}

function labelOf(name: string): string {
  return /^[a-z]+(?:[\s-]|$)/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
