import { matchesOf } from './matches-of.ts';
import { tlvIn } from './tlv-objects.ts';

/** `said` is what a question calls it beside its short name. */
type EmvValue = {
  readonly name: string;
  readonly tag: string;
  readonly bytes: number;
  readonly said?: string;
};

/** EMV values whose bits have a table of their own. */
const values: readonly EmvValue[] = [
  { name: 'tvr', tag: '95', bytes: 5 },
  { name: 'tsi', tag: '9b', bytes: 2 },
  { name: 'aip', tag: '82', bytes: 2 },
  { name: 'auc', tag: '9f07', bytes: 2 },
  { name: 'ttq', tag: '9f66', bytes: 4 },
  { name: 'ctq', tag: '9f6c', bytes: 2 },
  { name: 'capability', tag: '9f33', bytes: 3, said: 'terminal capabilit(?:y|ies)|termcaps?' },
];

/** A value with more bits set is told by its table as a whole. */
const mostBits = 4;
const mostWordsBetween = 6;

const patterns = values.map(({ name, tag, bytes, said = name }) => ({
  name,
  pattern: new RegExp(
    `\\b(?:${said}|tag\\s*${tag}|${tag}(?=\\s*[=:]${tag.length > 2 ? `| [\\da-f]{${2 * bytes}}\\b` : ''}))(?![\\da-z])(?:\\W+[a-z]+){0,${mostWordsBetween}}?\\W+((?:[\\da-f]{2}[ \\u00a0-]?){${bytes - 1}}[\\da-f]{2})(?![\\da-z])`,
    'i',
  ),
}));

const names = values.map(({ name }) => name).join('|');
/** One byte of a value that is told by its place: "TVR byte 1 = 08", "byte 4 of the TVR is 80". */
const oneByte = new RegExp(
  `\\b(?:(?<name>${names})\\W+(?:byte ?|b)(?<place>\\d)|(?:byte ?|b)(?<placeBefore>\\d) (?:of|in) (?:(?:the|our|a) )?(?<nameAfter>${names}))(?:\\s*(?:[=:,]|\\b(?:is|was|has|shows?|reads?|equals|set to)\\b))*\\s*(?:0x)?(?<byte>[\\da-f]{2})h?(?![\\da-z])(?!\\s*bits?\\b)`,
  'gi',
);

const namesValue = new RegExp(
  `\\b(?:tag|${values.flatMap(({ name, tag, said = name }) => [said, tag]).join('|')})`,
  'i',
);

type Quoted = { readonly name: string; readonly value: string; readonly firstPlace: number };

/** The values whose bits a text quotes, as hexadecimal digits. */
export const quotedValues = (text: string): string[] => quotedIn(text).map(({ value }) => value);

/** Values behind their names, single bytes of them, and those of data objects pasted as they travel. */
function quotedIn(text: string): Quoted[] {
  const named = namesValue.test(text) ? [...namedIn(text), ...bytesIn(text)] : [];
  const pasted = (tlvIn(text)?.objects ?? []).flatMap((object): Quoted[] => {
    const value = object.value.toLowerCase();
    const known = values.find(
      ({ tag, bytes }) => tag === object.tag.toLowerCase() && value.length === 2 * bytes,
    );
    return known === undefined || named.some(({ name }) => name === known.name)
      ? []
      : [{ name: known.name, value, firstPlace: 1 }];
  });
  return [...named, ...pasted];
}

function namedIn(text: string): Quoted[] {
  return patterns.flatMap(({ name, pattern }) => {
    const value = pattern.exec(text)?.[1]?.replace(/[^\da-f]/gi, '');
    return value === undefined ? [] : [{ name, value: value.toLowerCase(), firstPlace: 1 }];
  });
}

function bytesIn(text: string): Quoted[] {
  return matchesOf(text, oneByte).flatMap(({ groups = {} }) => {
    const { name = groups.nameAfter ?? '', place = groups.placeBefore, byte = '' } = groups;
    const known = values.find((value) => value.name === name.toLowerCase());
    const firstPlace = Number(place);
    return known === undefined || firstPlace < 1 || firstPlace > known.bytes
      ? []
      : [{ name: known.name, value: byte.toLowerCase(), firstPlace }];
  });
}

/** The exact tokens of the bits that are set in the EMV values which a text quotes: `TVR 0080008000` has `tvr2.8` and `tvr4.8`. */
export function codesOfSetBits(text: string): string[] {
  return quotedIn(text).flatMap(({ name, value, firstPlace }) => {
    const bytes = value.match(/../g) ?? [];
    const bits = bytes.flatMap((byte, place) =>
      [8, 7, 6, 5, 4, 3, 2, 1].flatMap((bit) =>
        Number.parseInt(byte, 16) & (1 << (bit - 1)) ? [`${name}${firstPlace + place}.${bit}`] : [],
      ),
    );
    return bits.length > mostBits ? [] : bits;
  });
}
