import { hasLengthOfItsNetwork, longestCardNumber, shortestCardNumber } from './card-number.ts';
import type { Range } from './card-runs.ts';

/** How card numbers are printed or typed: digits to a group, separators between. */
const customaryGroupings = [
  '4-4-4-4-3',
  '4-4-4-4-2',
  '4-4-4-4-1',
  '4-4-4-4',
  '4-4-4-7',
  '4-12',
  '12-4',
  '8-8',
  '8-4-4',
  '4-4-8',
  '4-8-4',
  '6-10',
  '6-6-4',
  '6-13',
  '6-6-7',
  '4-6-5',
  '5-5-5',
  '4-5-6',
  '4-4-4-3',
  '4-11',
  '4-6-4',
  '4-4-4-2',
  '4-4-5',
  '4-3-3-3',
  '4-4-4-1',
].map((grouping) => grouping.split('-').map(Number));

const mostGroups = longestCardNumber;
const gapBetweenGroups = /^[ \t._/\u00b7\r\n-]{1,3}$/;

type Group = Range & { readonly gapBefore: string };

/** Card numbers whose digits stand in groups: `4111 1111 1111 1111`, `3782-822463-10005`. */
export function cardsInGroups(text: string): Range[] {
  const found: Range[] = [];
  let chain: Group[] = [];
  for (const match of text.matchAll(/\d+/g)) {
    const from = match.index;
    const previous = chain.at(-1);
    const gapBefore = previous ? text.slice(previous.to, Math.min(from, previous.to + 4)) : '';
    if (previous && !gapBetweenGroups.test(gapBefore)) {
      found.push(...cardsInChain(text, chain));
      chain = [];
    }
    chain.push({ from, to: from + match[0].length, gapBefore: chain.length > 0 ? gapBefore : '' });
  }
  return [...found, ...cardsInChain(text, chain)];
}

function cardsInChain(text: string, chain: readonly Group[]): Range[] {
  const found: Range[] = [];
  let rest = 0;
  for (let index = 0; index < chain.length; index += 1) {
    const grouping = customaryGroupings.find((lengths) => fits(text, chain, index, lengths));
    if (!grouping) continue;
    found.push(...wholeChain(text, chain.slice(rest, index)), rangeOf(chain, index, grouping.length));
    rest = index + grouping.length;
    index = rest - 1;
  }
  return [...found, ...wholeChain(text, chain.slice(rest))];
}

function fits(text: string, chain: readonly Group[], index: number, lengths: readonly number[]): boolean {
  for (const [offset, length] of lengths.entries()) {
    const group = chain[index + offset];
    if (!group || group.to - group.from !== length) return false;
  }
  return isCard(text, chain.slice(index, index + lengths.length));
}

/** Any other grouping counts only when nothing else stands beside it and its separators are all alike. */
function wholeChain(text: string, chain: readonly Group[]): Range[] {
  if (chain.length < 2 || chain.length > mostGroups) return [];
  const gaps = new Set(chain.slice(1).map((group) => group.gapBefore));
  return gaps.size === 1 && isCard(text, chain) ? [rangeOf(chain, 0, chain.length)] : [];
}

function isCard(text: string, groups: readonly Group[]): boolean {
  const digits = groups.map((group) => text.slice(group.from, group.to)).join('');
  if (digits.length < shortestCardNumber || digits.length > longestCardNumber) return false;
  const lineBreaks = groups.slice(1).filter((group) => group.gapBefore.includes('\n')).length;
  const isPhone = digits.length <= 15 && text.charAt((groups[0]?.from ?? 0) - 1) === '+';
  return lineBreaks <= 1 && !isPhone && hasLengthOfItsNetwork(digits);
}

function rangeOf(chain: readonly Group[], index: number, count: number): Range {
  return { from: chain[index]?.from ?? 0, to: chain[index + count - 1]?.to ?? 0 };
}
