import type { Passage } from '../../passages/passage.ts';
import { readFieldValues } from '../../question/field-values.ts';
import { brandsIn } from '../../question/narrowing.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { writeBitsOfPart } from './bits-of-part.ts';
import { type BytePart, bytePartsOf } from './byte-parts.ts';

const digitsOfByte = 2;
const fewestBytes = 4;
const isVersion = /\bCVN\b|\bversion number\b/i;

/** The value of a tag in the question taken apart by the table of a passage that says what its bytes hold. */
export function writeBytesOfTag(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  for (const { kind, field, value } of readFieldValues(question)) {
    const bytes = value.match(/../g) ?? [];
    if (kind !== 'tag' || value.length % digitsOfByte !== 0 || bytes.length < fewestBytes) continue;
    for (const { section, title, blocks, n } of passages) {
      if (!section.includes(field) || !isOfSameNetwork(question, title)) continue;
      for (const { block } of blocks) {
        const parts = block.kind === 'table' ? bytePartsOf(block, bytes) : undefined;
        if (parts === undefined || !reaches(parts, bytes.length)) continue;
        draft.plain(`\`${field}\` = \`${bytes.join(' ')}\`, byte by byte [${n}]:`);
        draft.ownTable(['Byte', 'Value', 'Content'], rowsOf(parts, bytes), []);
        const ofDocument = passages.filter((passage) => passage.title === title);
        for (const { from, to = bytes.length, content } of parts)
          writeBitsOfPart(draft, content, bytes.slice(from - 1, to), ofDocument);
        return true;
      }
    }
  }
  return false;
}

function isOfSameNetwork(question: string, title: string): boolean {
  const asked = brandsIn(question);
  return asked.length === 0 || brandsIn(title).some((brand) => asked.includes(brand));
}

/** Whether a value ends where one of its parts does, and none of its bytes belongs to nothing. */
function reaches(parts: BytePart[], count: number): boolean {
  return (
    parts.some(({ to }) => to === count) || parts.some(({ from, to }) => to === undefined && from <= count)
  );
}

function rowsOf(parts: BytePart[], bytes: string[]): string[][] {
  return parts
    .filter(({ from }) => from <= bytes.length)
    .map(({ from, to = bytes.length, content }) => {
      const value = bytes.slice(from - 1, to).join(' ');
      const decimal =
        from === to && isVersion.test(content) ? `, ${Number.parseInt(value, 16)} in decimal` : '';
      return [from === to ? `${from}` : `${from} to ${to}`, `\`${value}\``, `${content}${decimal}`];
    });
}
