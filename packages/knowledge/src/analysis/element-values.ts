import { type Add, link, sequence, soft } from './code-joints.ts';
import type { Reader } from './code-leads.ts';
import type { RawToken } from './raw-tokens.ts';

/** `DE 39 = 05`, `DE 39 came back as 05`, `05 in DE 39`. */
export function readValueOf(tokens: readonly RawToken[], at: number, reader: Reader, add: Add): void {
  let value = at + 1;
  while (value < at + 4 && link.test(tokens[value]?.text ?? '')) value += 1;
  const after = tokens[value];
  if (after && soft.test(after.gap) && add(reader.read(after), value)) {
    readFurtherValues(tokens, value, reader, add);
    return;
  }
  const isNamed = /^(?:de|f|field|bit|element|tag)$/.test(tokens[at - 1]?.text ?? '');
  const isNamedInTwo = isNamed && tokens[at - 2]?.text === 'data';
  const joint = at - 1 - (isNamed ? 1 : 0) - (isNamedInTwo ? 1 : 0);
  const before = tokens[joint - 1];
  if (before && /^(?:in|on|of)$/.test(tokens[joint]?.text ?? '')) add(reader.read(before), joint - 1);
}

const joins = /^(?:and|or|vs|versus|but|also|sometimes|then)$/;

/** `DE 39 = 05, 51 or 91`, `9F27 = 80, sometimes 40`; what is itself followed by a value is another field. */
export function readFurtherValues(
  tokens: readonly RawToken[],
  first: number,
  reader: Reader,
  add: Add,
): void {
  const length = tokens[first]?.text.length;
  for (let at = first + 1; ; at += 1) {
    if (joins.test(tokens[at]?.text ?? '')) while (joins.test(tokens[at]?.text ?? '')) at += 1;
    else if (!sequence.test(tokens[at]?.gap ?? '')) return;
    const value = tokens[at];
    if (value === undefined || value.text.length !== length || /[=:]/.test(tokens[at + 1]?.gap ?? '')) return;
    if (!add(reader.read(value), at, true)) return;
  }
}

const subfieldWord = /^(?:subelement|subelements|subfield|subfields|se|sf|tag|dataset|position)$/;

/** The place of the number of a subfield: `DE 48.42`, `DE 48 subelement 42`, `field 62, subfield 2`. */
export function subfieldAfter(tokens: readonly RawToken[], at: number): number | undefined {
  const isNumber = (index: number) => /^\d{1,3}$/.test(tokens[index]?.text ?? '');
  if (tokens[at + 1]?.gap === '.' && isNumber(at + 1)) return at + 1;
  const name = tokens[at + 1]?.text === 'sub' ? at + 2 : at + 1;
  const isNamed =
    subfieldWord.test(tokens[name]?.text ?? '') ||
    (name === at + 2 && /^(?:element|field)$/.test(tokens[name]?.text ?? ''));
  return isNamed && isNumber(name + 1) ? name + 1 : undefined;
}
