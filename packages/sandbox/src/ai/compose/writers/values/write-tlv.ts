import type { Passage } from '../../passages/passage.ts';
import { tagName } from '../../passages/tag-names.ts';
import { tagValue } from '../../passages/tag-values.ts';
import type { AnswerDraft } from '../answer-draft.ts';

/** One data object of a BER-TLV string, in hexadecimal digits. */
type DataObject = { tag: string; length: number; value: string };

const asked = /\b(?:TLV|DE ?55|(?:field|bit|element) ?55|tags?|EMV|ICC|chip|GENERATE AC)\b/i;
const hex = /(?<![0-9A-Za-z])[0-9A-F]{2}(?: ?[0-9A-F]{2}){3,}(?![0-9A-Za-z])/gi;
const describes = /\bTLV\b|\bEMV tags?\b/i;
const nothing = '–';
/** So many objects that fill the whole string are no chance. */
const fewestUnnamed = 3;
const longTag = 0x1f;
const another = 0x80;
const mostLengthBytes = 2;

/** The EMV data objects in a question told apart, when a passage is on them and names at least one; false otherwise. */
export function writeTlv(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ title, section, text }) => describes.test(`${title} ${section} ${text}`));
  if (source === undefined || !asked.test(question)) return false;
  for (const written of question.match(hex) ?? []) {
    const objects = readObjects(written.replace(/ /g, '').toUpperCase());
    const named = objects.map((each) => ({ ...each, name: tagName(each.tag, passages) }));
    if (!named.some(({ name }) => name !== undefined) && named.length < fewestUnnamed) continue;
    const values = new Map(objects.map(({ tag, value }) => [tag, value]));
    const rows = named.map(({ tag, length, value, name }) => {
      const read = tagValue(tag, value, values, passages);
      const meaning = read ? `${read.text} ${read.sources.map((n) => `[${n}]`).join(' ')}` : nothing;
      return [`\`${tag}\``, name ?? 'Not in the passages', `${length}`, `\`${value}\``, meaning];
    });
    draft.plain(`Read as tag, length and value, the data of the question are: [${source.n}]`);
    const isRead = rows.some(([, , , , meaning]) => meaning !== nothing);
    const header = ['Tag', 'Name', 'Length', 'Value', 'Meaning'];
    draft.ownTable(
      isRead ? header : header.slice(0, -1),
      isRead ? rows : rows.map((row) => row.slice(0, -1)),
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
    const first = byteAt(end);
    // 81 and 82 say that one or two more bytes hold the length.
    const more = first > another ? first - another : 0;
    const length = more > 0 ? Number.parseInt(digits.slice(end + 2, end + 2 + 2 * more), 16) : first;
    const from = end + 2 + 2 * more;
    const value = digits.slice(from, from + 2 * length);
    if (Number.isNaN(length) || more > mostLengthBytes || value.length < 2 * length) return [];
    objects.push({ tag: digits.slice(at, end), length, value });
    at = from + 2 * length;
  }
  return objects;
}
