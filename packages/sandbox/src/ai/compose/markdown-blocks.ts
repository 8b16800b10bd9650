import { plainText, tidyInline } from './inline-markdown.ts';
import { readTable } from './markdown-table.ts';
import { splitSentences } from './sentences.ts';

/** What stands directly before a list, table or code block and introduces it, as in "Check these in order:". */
type Introduced = { leadIn: string | null };

export type Paragraph = { kind: 'paragraph'; sentences: string[] };
export type List = Introduced & { kind: 'list'; ordered: boolean; items: string[] };
export type Table = Introduced & { kind: 'table'; header: string[]; rows: string[][] };
export type Code = Introduced & { kind: 'code'; language: string; text: string };
export type Heading = { kind: 'heading'; text: string };
export type Block = Heading | Paragraph | List | Table | Code;

/** Parses the Markdown of a passage into blocks, none of which is ever cut in half. HTML is left out. */
export function parseBlocks(markdown: string): Block[] {
  const lines = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n');
  const blocks: Block[] = [];
  let at = 0;

  const takeWhile = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && fits(lines[at] ?? '')) taken.push(lines[at++] ?? '');
    return taken;
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const fence = /^\s{0,3}(`{3,}|~{3,})\s*(\S*)/.exec(line);
    if (line.trim() === '' || /^\s{0,3}([-*_])(\s*\1){2,}\s*$/.test(line)) {
      at += 1;
    } else if (fence) {
      at += 1;
      const text = takeWhile((next) => !next.trim().startsWith(fence[1] ?? '```')).join('\n');
      at += 1;
      blocks.push({ kind: 'code', language: fence[2] ?? '', text, leadIn: takeLeadIn(blocks) });
    } else if (/^\s{0,3}#{1,6}\s/.test(line)) {
      at += 1;
      blocks.push({ kind: 'heading', text: tidyInline(line.replace(/^[\s#]+|\s*#+\s*$/g, '')) });
    } else if (line.includes('|') && isDelimiter(lines[at + 1] ?? '')) {
      const table = readTable(takeWhile((next) => next.includes('|')));
      blocks.push({ kind: 'table', ...table, leadIn: takeLeadIn(blocks) });
    } else if (itemStart.test(line)) {
      const ordered = /^\s*\d/.test(line);
      const items = readItems(takeWhile((next) => belongsToList(next, lines, at, ordered)));
      blocks.push({ kind: 'list', ordered, items, leadIn: takeLeadIn(blocks) });
    } else {
      const text = takeWhile((next) => !endsParagraph(next, lines[at + 1] ?? '')).concat(
        // A line that looks like the start of something else but is none still has to be consumed.
        [],
      );
      if (text.length === 0) text.push(lines[at++] ?? '');
      pushParagraph(blocks, text);
    }
  }
  return blocks;
}

const itemStart = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/;

function isDelimiter(line: string): boolean {
  return line.includes('-') && /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && line.includes('|');
}

function endsParagraph(line: string, next: string): boolean {
  return (
    line.trim() === '' ||
    /^\s{0,3}(#{1,6}\s|`{3,}|~{3,})/.test(line) ||
    itemStart.test(line) ||
    (line.includes('|') && isDelimiter(next))
  );
}

/** A list goes on over nested and indented lines, and over a blank line when an item or its continuation follows. */
function belongsToList(line: string, lines: string[], at: number, ordered: boolean): boolean {
  const start = itemStart.exec(line);
  if (start) return (start[1] ?? '').length > 1 || /^\s*\d/.test(line) === ordered;
  if (line.trim() !== '') return /^\s{2,}/.test(line) || (lines[at - 1] ?? '').trim() !== '';
  const next = lines[at + 1] ?? '';
  const nextStart = itemStart.exec(next);
  if (nextStart) return (nextStart[1] ?? '').length > 1 || /^\s*\d/.test(next) === ordered;
  return /^\s{2,}\S/.test(next);
}

/** Each item is its Markdown without the outer mark; nested lists keep their own lines. */
function readItems(lines: string[]): string[] {
  const items: string[][] = [];
  const outer = itemStart.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  for (const line of lines) {
    const start = itemStart.exec(line);
    if (start && (start[1] ?? '').length <= outer + 1) items.push([line.slice(start[0].length)]);
    else if (line.trim() !== '') items.at(-1)?.push(line);
  }
  return items.map((parts) =>
    parts
      .map((part, index) => {
        const nested = index > 0 && itemStart.exec(part);
        if (nested) return `\n   - ${tidyInline(part.slice(nested[0].length))}`;
        return `${index > 0 ? ' ' : ''}${tidyInline(part)}`;
      })
      .join(''),
  );
}

function pushParagraph(blocks: Block[], lines: string[]): void {
  const text = tidyInline(lines.map((line) => line.replace(/^\s*>\s?/, '').trim()).join(' '));
  if (text === '') return;
  // A paragraph that is nothing but one bold phrase, and perhaps a remark on it, serves as a heading.
  const label = /^\*\*([^*]+)\*\*(?: \([^()]*\))?:?$/.exec(text)?.[1];
  if (label !== undefined) blocks.push({ kind: 'heading', text: plainText(label) });
  else blocks.push({ kind: 'paragraph', sentences: splitSentences(text) });
}

/** Takes the introducing sentence off the paragraph before, if it is one. */
function takeLeadIn(blocks: Block[]): string | null {
  const before = blocks.at(-1);
  if (before?.kind !== 'paragraph') return null;
  const last = before.sentences.at(-1);
  if (!last?.endsWith(':')) return null;
  before.sentences.pop();
  if (before.sentences.length === 0) blocks.pop();
  return last;
}
