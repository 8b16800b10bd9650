import { foldSpelling } from './stem-word.ts';

/** Words that some write as one and some as two, by their first half. Joined they are one token everywhere. */
const secondHalves: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    back: ['office', 'up'],
    by: ['pass'],
    call: ['back'],
    cash: ['back'],
    charge: ['back', 'backs'],
    check: ['sum', 'out'],
    co: ['badge', 'badged', 'badging', 'brand', 'branded', 'processor'],
    cut: ['off', 'over'],
    e: ['commerce', 'com'],
    fall: ['back'],
    hand: ['shake'],
    inter: ['change'],
    key: ['pad', 'store'],
    log: ['off', 'on'],
    m: ['commerce', 'pos'],
    multi: ['currency', 'clearing'],
    off: ['line', 'us'],
    on: ['boarding', 'line', 'us'],
    pass: ['word', 'through'],
    pay: ['load', 'out', 'outs'],
    pick: ['up'],
    pin: ['pad', 'pads'],
    post: ['paid'],
    pre: [
      'auth',
      'auths',
      'authorization',
      'authorizations',
      'authorize',
      'authorized',
      'arbitration',
      'paid',
      'compliance',
    ],
    re: ['presentment', 'issue', 'issued', 'issuance', 'try'],
    roll: ['back'],
    sign: ['off', 'on'],
    soft: ['pos'],
    stand: ['in'],
    sub: ['element', 'elements', 'field', 'fields', 'merchant', 'merchants'],
    tap: ['pay'],
    timed: ['out'],
    times: ['out'],
    timing: ['out'],
    time: ['out', 'outs', 'stamp', 'stamps'],
    white: ['list'],
  }),
);

/** Both halves as one word when they are known to be one, else undefined. */
export function joinHalves(first: string, second: string): string | undefined {
  const halves = secondHalves.get(first);
  if (!halves) return undefined;
  const spelled = foldSpelling(second);
  return halves.includes(spelled) ? first + spelled : undefined;
}
