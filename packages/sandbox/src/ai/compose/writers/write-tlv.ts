import { type Passage, readRowHeading } from '../passages/passage.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** One data object of a BER-TLV string, in hexadecimal digits. */
type DataObject = { tag: string; length: number; value: string };

const asked = /\b(?:TLV|DE ?55|(?:field|bit|element) ?55|tags?|EMV|ICC|chip|GENERATE AC)\b/i;
const hex = /(?<![0-9A-Za-z])[0-9A-F]{2}(?: ?[0-9A-F]{2}){3,}(?![0-9A-Za-z])/gi;
const describes = /\bTLV\b|\bEMV tags?\b/i;
const tagColumn = /^tag\b/i;
const longTag = 0x1f;
const another = 0x80;

/** The EMV data objects in a question told apart, when a passage is on them and names at least one; false otherwise. */
export function writeTlv(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ title, section, text }) => describes.test(`${title} ${section} ${text}`));
  if (source === undefined || !asked.test(question)) return false;
  for (const written of question.match(hex) ?? []) {
    const objects = readObjects(written.replace(/ /g, '').toUpperCase());
    const named = objects.map((each) => ({ ...each, name: nameOf(each.tag, passages) }));
    if (!named.some(({ name }) => name !== undefined)) continue;
    draft.plain(`Read as tag, length and value, the data of the question are: [${source.n}]`);
    draft.ownTable(
      ['Tag', 'Name', 'Length', 'Value'],
      named.map(({ tag, length, value, name }) => [
        `\`${tag}\``,
        name ?? 'Not in the passages',
        `${length}`,
        `\`${value}\``,
      ]),
      [],
    );
    return true;
  }
  return false;
}

/** The objects of a string that is nothing but objects, each whole; none otherwise. */
function readObjects(digits: string): DataObject[] {
  const byteAt = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  const objects: DataObject[] = [];
  let at = 0;
  while (at < digits.length) {
    let end = at + 2;
    if ((byteAt(at) & longTag) === longTag) {
      while ((byteAt(end) & another) !== 0) end += 2;
      end += 2;
    }
    const length = byteAt(end);
    const value = digits.slice(end + 2, end + 2 + 2 * length);
    if (Number.isNaN(length) || length === 0 || length >= another || value.length < 2 * length) return [];
    objects.push({ tag: digits.slice(at, end), length, value });
    at = end + 2 + 2 * length;
  }
  return objects;
}

/** What the row of a tag, or a table of tags, calls it. */
function nameOf(tag: string, passages: Passage[]): string | undefined {
  for (const { rowKey, section, blocks, n } of passages) {
    if (rowKey === tag) return `${readRowHeading(section)?.name ?? section} [${n}]`;
    for (const { block } of blocks) {
      if (block.kind !== 'table' || !tagColumn.test(block.header[0] ?? '')) continue;
      const name = block.rows.find(([key]) => key?.replace(/`/g, '') === tag)?.[1];
      if (name) return `${name} [${n}]`;
    }
  }
  return undefined;
}
