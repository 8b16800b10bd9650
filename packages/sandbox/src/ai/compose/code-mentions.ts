import type { Code } from './codes.ts';

const codeContext = /response code|action code|decline|DE ?39|\bcodes?\b|reason/i;

/**
 * Says whether a title names another holder of values than the code's: "POS condition codes (DE 25)" lists no response
 * codes, though 05 stands in it.
 */
export function isForeign(title: string, code: Code, codes: Code[]): boolean {
  const holder = code.kind === 'response' ? '39' : codes.find(({ kind }) => kind === 'element')?.value;
  if (code.kind === 'response' && /\b(?:1993|action codes)\b/i.test(title)) return code.value.length < 3;
  if (holder === undefined || code.kind === 'element') return false;
  const named = elementsIn(title, '');
  return (
    /\btags? [0-9A-F]{2}/.test(title) ||
    /\bCVM\b/.test(title) ||
    (named.size > 0 && named.size < 20 && !named.has(Number(holder)))
  );
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
      return hasToken(text, code.value);
  }
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
