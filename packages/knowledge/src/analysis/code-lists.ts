import { type Add, link, sequence, soft, tagInTwo } from './code-joints.ts';
import { declineReader, type Reader, readerFor } from './code-leads.ts';
import type { RawToken } from './raw-tokens.ts';

const dataElement = readerFor('data-element');
const emvTag = readerFor('emv-tag');

/** Reads what follows the name of a kind of code: "DE 3, 4 and 39", "ECI 05 06 07". */
export function readList(tokens: readonly RawToken[], start: number, reader: Reader, add: Add): void {
  let at = start;
  const mayLink = reader !== declineReader;
  while (mayLink && at < start + 3 && isLink(tokens[at])) at += 1;
  const first = tokens[at];
  if (!first || !soft.test(first.gap)) return;
  const inTwo = reader === emvTag ? tagInTwo(tokens, at) : undefined;
  if (!add(reader.read(inTwo ?? first), at, reader.isWeak, inTwo && at + 1)) return;
  if (inTwo) at += 1;
  for (;;) {
    const isWord = /^(?:and|or|vs|versus|to)$/.test(tokens[at + 1]?.text ?? '');
    const following = isWord ? at + 2 : at + 1;
    const value = tokens[following];
    if (!value || !(isWord || follows(reader, tokens, following)) || !isSameKind(reader, first, value))
      return;
    if (!add(reader.read(value), following, reader.isWeak)) return;
    at = following;
  }
}

/** "ECI 05 06 07": codes of two digits or more may stand with nothing between them. */
function follows(reader: Reader, tokens: readonly RawToken[], at: number): boolean {
  const value = tokens[at];
  if (!value) return false;
  if (sequence.test(value.gap)) return true;
  if (reader === dataElement) return isOneOfRow(tokens, at);
  return reader !== declineReader && value.gap === ' ' && /^\d{2,}$/.test(value.text);
}

const fewestOfRow = 3;

/** "DE 52 53 55": of two numbers the second may be the value of the field, of three or more each is a field. */
function isOneOfRow(tokens: readonly RawToken[], at: number): boolean {
  const isMember = (index: number) => /^[1-9]\d{0,2}$/.test(tokens[index]?.text ?? '');
  let [first, last] = [at, at];
  const isRow = () => last - first + 1 >= fewestOfRow;
  while (!isRow() && isMember(first) && tokens[first]?.gap === ' ' && isMember(first - 1)) first -= 1;
  while (!isRow() && tokens[last + 1]?.gap === ' ' && isMember(last + 1)) last += 1;
  return isMember(at) && isRow();
}

function isLink(token: RawToken | undefined): boolean {
  return token !== undefined && link.test(token.text) && soft.test(token.gap);
}

/** Fields and tags of a list may differ in length; other codes may not, as a plain number may follow them. */
function isSameKind(reader: Reader, first: RawToken, value: RawToken): boolean {
  return reader === dataElement || reader === emvTag || value.text.length === first.text.length;
}
