import { termSet, termsOf } from '../text/words.ts';
import type { Code } from './codes.ts';

const codeContext = /response code|action code|decline|DE ?39|\bcodes?\b|reason/i;

const titlesOf: Partial<Record<Code['kind'], RegExp>> = {
  element: /\bdata elements?\b|\bDE\b|\bfields?\b/i,
  response: /\bresponse codes?\b|\bDE 39\b|\baction codes?\b/i,
  mti: /\bMTI\b|\bmessage types?\b/i,
  tag: /\btags?\b/i,
};

/** Says whether a title announces values of the code's kind; a table of anything else may hold the same digits. */
export function announces(title: string, code: Code): boolean {
  if (code.kind === 'response' && /\btags? [0-9A-F]{2}\b/.test(title)) return false;
  if (code.kind === 'response' && /\baction codes\b/i.test(title)) return code.value.length === 3;
  const pattern = titlesOf[code.kind];
  if (pattern !== undefined) return pattern.test(title);
  const name = code.label
    .replace(code.value, '')
    .replace(/\bSE\b/, 'subelement')
    .replace(/\btransStatus\b/i, 'transaction status');
  const named = termsOf(name).filter((term) => term !== 'code');
  const held = termSet(title.replace(/\bdispute conditions?\b/gi, '$& reason'));
  return named.length === 0 || named.some((term) => held.has(term));
}

/** Says whether a text names a code. `context` is what stands around it: its title, its heading, a table's header. */
export function mentionsCode(text: string, code: Code, context = ''): boolean {
  switch (code.kind) {
    case 'element':
      return elementsIn(text, context).has(Number(code.value));
    case 'response':
      return hasToken(text, code.value) && codeContext.test(`${context} ${text}`);
    case 'tag':
      return hasToken(text.toUpperCase(), code.value);
    default:
      return hasToken(text, code.value) || (code.key !== undefined && isRowKey(text, code.key));
  }
}

/** A key by itself, or as a row names it: "05", "**POS entry mode 05 — Chip**". */
function isRowKey(text: string, key: string): boolean {
  return new RegExp(`^\\W*${key}\\W*$|(?:^|\\s)${key} — `, 'm').test(text);
}

const unit =
  '(?!\\s*(?:days?|hours?|minutes?|min|seconds?|ms|%|percent|digits?|bytes?|bits?|characters?|months?|years?|times)\\b)';

/** A code stands alone: not inside a longer number or word, not a data element's number, not a number of something. */
function hasToken(text: string, value: string): boolean {
  const escaped = value.replace(/[.]/g, '\\.');
  const before = /^\d{1,2}$/.test(value) ? '(?<![\\w.:/-])(?<!\\bDE )(?<!\\bTC )(?<!\\bISO )' : '(?<![\\w.])';
  return new RegExp(`${before}${escaped}(?![\\w]|[.:]\\d)${unit}`).test(text);
}

/** The data elements a text names: "DE 39", "DE 2, 3 and 4", "DE 60 to 63", "field 22", a bare number where only numbers of elements stand. */
function elementsIn(text: string, context: string): Set<number> {
  const found = new Set<number>();
  const lists =
    /\b(?:DE|[Dd]ata elements?|[Ff]ields?|[Bb]its?|F|P-|S-)[\s-]?(\d{1,3}(?:\s*(?:,|and|or|to|–|-)\s*(?:and\s+|DE\s*)?\d{1,3}\b)*)/g;
  for (const [, list = ''] of text.matchAll(lists)) addNumbers(found, list);
  const aboutElements = /data elements?|\bDE\b/i.test(context);
  const bare = /^\W*(\d{1,3}(?:\s*(?:,|and|or|to|–|-)\s*\d{1,3})*)\W*(?:$|[—–|:])/.exec(text)?.[1];
  if (aboutElements && bare !== undefined) addNumbers(found, bare);
  return found;
}

function addNumbers(found: Set<number>, list: string): void {
  for (const [, from = '', to] of list.matchAll(/(\d{1,3})(?:\s*(?:to|–|-)\s*(\d{1,3}))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from) && number <= 192; number += 1)
      found.add(number);
  }
}
