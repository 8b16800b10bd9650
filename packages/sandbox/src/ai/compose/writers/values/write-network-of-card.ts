import { type Passage, readRowHeading } from '../../passages/passage.ts';
import { firstDigitsIn } from '../../question/first-digits.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const cardNumber = /(?<![\d.,])(\d{4})[ -]?(\d{2})[\d*x]{2}(?:[ -]?[\d*x]{2,6}){2,3}(?!\d|[.,]\d)/i;
const asked = /\b(?:network|brand|scheme|issuer|which card|what card|whose card)\b/i;
const ranges = /\bBIN\b|\bissuer identification\b|\bIIN\b/i;
const mostPrefixes = 3;

/**
 * The network whose range the first digits of a card number are in, of several the narrowest: those of a whole number when
 * its network is asked for, and those that a question says card numbers begin with.
 */
export function writeNetworkOfCard(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const whole = asked.test(question) ? cardNumber.exec(question)?.slice(1).join('') : undefined;
  const prefixes = whole === undefined ? firstDigitsIn(question).slice(0, mostPrefixes) : [whole];
  const said = prefixes.flatMap((digits) => {
    const range = rangeOf(digits, passages);
    return range === undefined ? [] : [sentenceOf(digits, range, whole !== undefined)];
  });
  for (const sentence of said) draft.plain(sentence);
  return said.length > 0;
}

type Range = { key: string; name: string; n: number };

function rangeOf(digits: string, passages: Passage[]): Range | undefined {
  const [best] = passages
    .flatMap(({ title, section, n }) => {
      const { key = '', name = '' } = ranges.test(title) ? (readRowHeading(section) ?? {}) : {};
      return isIn(digits, key) ? [{ key, name, n }] : [];
    })
    .toSorted((one, other) => widthOf(other.key) - widthOf(one.key));
  return best;
}

function sentenceOf(digits: string, { key, name, n }: Range, isWhole: boolean): string {
  if (isWhole)
    return `The card number begins with ${digits}, which is in the range ${key}: **${name}**. [${n}]`;
  const place = /^\d+$/.test(key) ? 'belongs to' : `is in the range ${key}:`;
  return `A card number that begins with ${digits} ${place} **${name}**. [${n}]`;
}

const widthOf = (range: string): number => /^\d*/.exec(range)?.[0].length ?? 0;

/** Whether the first digits are in "6011" or "51-55". */
function isIn(digits: string, range: string): boolean {
  const [, from, to = from] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(range) ?? [];
  if (from === undefined || to === undefined || digits.length < from.length) return false;
  const first = digits.slice(0, from.length);
  return first >= from && first <= to;
}
