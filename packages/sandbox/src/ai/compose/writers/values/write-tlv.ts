import type { Passage } from '../../passages/passage.ts';
import { tagName } from '../../passages/tag-names.ts';
import { tagValue } from '../../passages/tag-values.ts';
import { readObjects } from '../../passages/tlv-objects.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const asked = /\b(?:TLV|DE ?55|(?:field|bit|element) ?55|tags?|EMV|ICC|chip|GENERATE AC)\b/i;
const hex = /(?<![0-9A-Za-z])[0-9A-F]{2}(?: ?[0-9A-F]{2}){3,}(?![0-9A-Za-z])/gi;
/** Its letters are hexadecimal digits. */
const element = /\bDE ?55\b/gi;
const describes = /\bTLV\b|\bEMV tags?\b/i;
const nothing = '–';
/** So many objects that fill the whole string are no chance. */
const fewestUnnamed = 3;

/** The EMV data objects in a question told apart, when a passage is on them and names at least one; false otherwise. */
export function writeTlv(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ title, section, text }) => describes.test(`${title} ${section} ${text}`));
  if (source === undefined || !asked.test(question)) return false;
  for (const written of question.replace(element, ';').match(hex) ?? []) {
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
