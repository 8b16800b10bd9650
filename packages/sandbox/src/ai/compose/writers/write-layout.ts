import { type Passage, readRowHeading } from '../passages/passage.ts';
import type { Table } from '../text/markdown-blocks.ts';
import { isGeneric, termSet } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';

const asksForParts =
  /\bdecod|\bbreak(?:s|ing)? (?:it )?down\b|\bdigits?\b|\bpositions?\b|\bfield by field\b|\bcharacters?\b|\bparse\b|\btake apart\b|\bheader\b|\bpart by part\b|\bread (?:this|the)\b|\bsplit\b|\bmade (?:up )?of\b/i;
const value = /(?<![\w.])(?=[0-9A-Z]*\d)[0-9A-Z]{4,60}(?![\w.])/g;
const nothing = '–';
const positions = /^(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))?$/;
const positionColumn = /^positions?$|^digits?$/i;

type Part = { from: number; to: number; field: string; known: string };

/**
 * A value of the question taken apart by the table of a passage that lists its positions, with what other passages say of
 * the parts; false when no table fits the value in length.
 */
export function writeLayout(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  if (!asksForParts.test(question)) return false;
  const asked = termSet(question);
  for (const written of question.match(value) ?? []) {
    for (const passage of passages) {
      if (![...passage.about].some((term) => asked.has(term) && !isGeneric(term))) continue;
      for (const { block } of passage.blocks) {
        const parts = block.kind === 'table' ? layoutOf(block, written.length) : undefined;
        if (parts === undefined) continue;
        const rows = parts.map((part) => {
          const piece = written.slice(part.from, part.to + 1);
          return [`\`${piece}\``, part.field, meaningOf(piece, part, passage, passages)];
        });
        const listed = rows.filter((_, index) => parts[index]?.known !== '');
        if (listed.some(([, , meaning]) => meaning === nothing)) continue;
        draft.plain(`\`${written}\`, read by its positions [${passage.n}]:`);
        draft.ownTable(['Value', 'Field', 'Meaning'], rows, []);
        return true;
      }
    }
  }
  return false;
}

/** The parts of a table of positions, counted from 0, when they cover a value of this length without a gap. */
function layoutOf({ header, rows }: Table, length: number): Part[] | undefined {
  const at = header.findIndex((cell) => positionColumn.test(cell));
  const named = header.findIndex(
    (cell, index) => index !== at && /^(?:field|content|meaning|name|part)s?$/i.test(cell),
  );
  const values = header.findIndex((cell) => /\bvalues?$/i.test(cell));
  if (at < 0 || named < 0) return undefined;
  const parts: Part[] = [];
  for (const row of rows) {
    const [, from, to = from] = positions.exec(row[at] ?? '') ?? [];
    if (from === undefined) return undefined;
    parts.push({ from: Number(from), to: Number(to), field: row[named] ?? '', known: row[values] ?? '' });
  }
  const first = parts[0]?.from ?? 0;
  const isWhole = parts.every(
    (part, index) => part.from === (index === 0 ? first : (parts[index - 1]?.to ?? 0) + 1),
  );
  if (!isWhole || first > 1 || (parts.at(-1)?.to ?? 0) - first + 1 !== length) return undefined;
  return parts.map((part) => ({ ...part, from: part.from - first, to: part.to - first }));
}

/** What is known of a part: from the list of usual values beside it, the row or the table about its field, or an example. */
function meaningOf(piece: string, { field, known }: Part, layout: Passage, passages: Passage[]): string {
  const sought = [...termSet(field)].filter((term) => !isGeneric(term));
  const isAbout = (text: string) => {
    const held = termSet(text);
    return sought.some((term) => held.has(term));
  };
  const usual = known.split(/\s*[,;]\s*/).flatMap((each) => meaningAfter(piece, each));
  if (usual.length > 0) return usual[0] ?? nothing;
  for (const { title, section, rowKey, blocks, n } of passages) {
    if (rowKey === piece && isAbout(title)) return `${readRowHeading(section)?.name ?? section} [${n}]`;
    for (const { block, heading } of blocks) {
      if (block.kind !== 'table' || !isAbout(`${heading} ${block.header[0]}`)) continue;
      const row = block.rows.find(([key = '']) => key.split(/\s*,\s*/).includes(piece));
      if (row?.[1]) return `${row[1]} [${n}]`;
    }
  }
  return exampleOf(piece, isAbout, layout, passages) ?? nothing;
}

/** What the decoded example of the same document says of an equal part: "P0    PIN encryption key". */
function exampleOf(
  piece: string,
  isAbout: (text: string) => boolean,
  layout: Passage,
  passages: Passage[],
): string | undefined {
  const said = passages.flatMap(({ title, blocks, n }) =>
    blocks.flatMap(({ block }) =>
      title === layout.title && block.kind === 'code'
        ? block.text
            .split('\n')
            .flatMap((line) => meaningAfter(piece, line, /\s{2,}/).map((text) => `${text} [${n}]`))
        : [],
    ),
  );
  const found = said.length === 1 ? said[0] : said.find(isAbout);
  // "0112  length" says no more than the name of the field.
  return found !== undefined && [...termSet(found)].some((term) => !isAbout(term) && !/^\d+$/.test(term))
    ? found
    : undefined;
}

/** What stands behind a value: "2 advice", "0 = 1987". */
function meaningAfter(piece: string, text: string, between = /\s+(?:=\s*)?/): string[] {
  const rest = text.startsWith(piece) ? text.slice(piece.length) : '';
  const gap = new RegExp(`^(?:${between.source})`).exec(rest)?.[0] ?? '';
  return gap === '' ? [] : [rest.slice(gap.length)];
}
