import { type Passage, readRowHeading } from '../../passages/passage.ts';
import { readFieldValues } from '../../question/field-values.ts';
import { isLittleElse } from '../../question/little-else.ts';
import { isGeneric, termSet } from '../../text/words.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { computedPart } from './computed-part.ts';
import { hasPositions, layoutOf, listedParts, type Part } from './layout-parts.ts';
import { isAcquirerReference } from './write-acquirer-reference.ts';

const asksForParts =
  /\bdecod|\bbreak(?:s|ing)? (?:it )?down\b|\bdigits?\b|\bpositions?\b|\bfield by field\b|\bcharacters?\b|\bparse\b|\btake apart\b|\bheader\b|\bpart by part\b|\bread (?:this|the)\b|\bsplit\b|\bmade (?:up )?of\b/i;
const value = /(?<![\w.])(?=[0-9A-Z]*\d)[0-9A-Z]{4,60}(?!\w|\.\w)/g;
/** The first sixteen characters of a TR-31 key block say all by themselves what they are. */
const keyBlockHeader = /^[A-D]0\d{3}[A-Z\d]\d[A-Z][A-Z][\dA-Z]{2}[ENS]\d{4}$/;
const digitsOfHeader = 16;
const elementNamed = /\b(?:DE|field|bit|data element)[ -]?0*(\d{1,3})\b/gi;
/** So long a value is asked about for what it holds. */
const fewestOfLong = 16;
const nothing = '–';

/**
 * A value of the question taken apart by the table of a passage that lists its positions, with what other passages say of
 * the parts; false when no table fits the value in length.
 */
export function writeLayout(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const fields = readFieldValues(question);
  const named = new Set([...question.matchAll(elementNamed)].map(([, number]) => number));
  const [only] = named.size === 1 && asksForParts.test(question) ? named : [];
  const element = (value: string) =>
    fields.find((each) => each.kind === 'element' && each.value === value)?.field ?? only;
  const asked = termSet(question);
  for (const written of valuesIn(question)) {
    for (const passage of passages) {
      const isRow = passage.rowKey !== null && passage.rowKey === element(written);
      const listed = isRow ? listedParts(passage.text, written.length) : undefined;
      if (listed !== undefined && tell(draft, written, listed, passage, passages)) return true;
      const isHeader = keyBlockHeader.test(written);
      if (
        !asksForParts.test(question) &&
        !isHeader &&
        !isAcquirerReference(written, question) &&
        !(written.length >= fewestOfLong && isLittleElse(question))
      )
        continue;
      const isAsked = [...passage.about].some((term) => asked.has(term) && !isGeneric(term));
      for (const { block } of passage.blocks) {
        const parts = block.kind === 'table' ? layoutOf(block, written.length) : undefined;
        if (parts === undefined || block.kind !== 'table') continue;
        if (!isAsked && !block.header.some((cell) => cell.endsWith(`DE ${element(written)}`))) continue;
        if (!tell(draft, written, parts, passage, passages)) continue;
        draft.skip(block);
        return true;
      }
    }
  }
  return false;
}

/** Writes the parts of a value with what is known of each; false when one with a list of usual values has another. */
function tell(
  draft: AnswerDraft,
  written: string,
  parts: Part[],
  layout: Passage,
  passages: Passage[],
): boolean {
  const rows = parts.map((part) => {
    const piece = written.slice(part.from, part.to + 1);
    const meaning = computedPart(piece, part, written, passages) ?? meaningOf(piece, part, layout, passages);
    return [`\`${piece}\``, part.field, meaning];
  });
  if (rows.some(([, , meaning], index) => parts[index]?.known !== '' && meaning === nothing)) return false;
  draft.plain(`\`${written}\`, read by its positions [${layout.n}]:`);
  const isKnown = rows.some(([, , meaning]) => meaning !== nothing);
  const columns = isKnown ? 3 : 2;
  const narrow = (row: readonly string[]) => row.slice(0, columns);
  draft.ownTable(narrow(['Value', 'Field', 'Meaning']), rows.map(narrow), []);
  return true;
}

/** The values as they are written, and those written in groups behind an equals sign. */
function valuesIn(question: string): string[] {
  const grouped = readFieldValues(question).map((each) => each.value);
  const written = question.match(value) ?? [];
  const headers = written
    .map((each) => each.slice(0, digitsOfHeader))
    .filter((each) => keyBlockHeader.test(each));
  return [...new Set([...headers, ...written, ...grouped])];
}

/** What is known of a part: from the list of usual values beside it, the row or the table about its field, or an example. */
function meaningOf(piece: string, { field, known }: Part, layout: Passage, passages: Passage[]): string {
  const terms = [...termSet(field)];
  const telling = terms.filter((term) => !isGeneric(term));
  const sought = telling.length > 0 ? telling : terms;
  const isAbout = (text: string) => {
    const held = termSet(text);
    return sought.some((term) => held.has(term));
  };
  const shared = (text: string) => sought.filter((term) => termSet(text).has(term)).length;
  const usual = known.split(/\s*[,;]\s*/).flatMap((each) => meaningAfter(piece, each));
  if (usual.length > 0) return usual[0] ?? nothing;
  const [row] = passages
    .filter(({ rowKey, title }) => rowKey === piece && isAbout(title))
    .toSorted((one, other) => shared(other.title) - shared(one.title));
  if (row) return `${readRowHeading(row.section)?.name ?? row.section} [${row.n}]`;
  for (const { blocks, n } of passages) {
    for (const { block, heading } of blocks) {
      // A table of positions holds no values.
      if (block.kind !== 'table' || hasPositions(block) || !isAbout(`${heading} ${block.header[0]}`))
        continue;
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
