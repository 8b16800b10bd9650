import { plainText, tidyInline } from './inline-markdown.ts';
import { isOrderedItem, readItems, startsItem, takeList } from './markdown-list.ts';
import { readTable } from './markdown-table.ts';
import { splitSentences } from './sentences.ts';

/** What stands directly before a list, table or code block and introduces it, as in "Check these in order:". */
type Introduced = { leadIn: string | null };

type Paragraph = { kind: 'paragraph'; sentences: string[] };
export type List = Introduced & { kind: 'list'; ordered: boolean; items: string[] };
export type Table = Introduced & { kind: 'table'; header: string[]; rows: string[][] };
export type Code = Introduced & { kind: 'code'; language: string; text: string };
type Heading = { kind: 'heading'; text: string };
export type Block = Heading | Paragraph | List | Table | Code;

/** Parses the Markdown of a passage into blocks, none of which is ever cut in half. HTML is left out. */
export function parseBlocks(markdown: string): Block[] {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
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
    } else if (startsItem(line)) {
      const taken = takeList(lines.slice(at));
      at += taken.length;
      const items = readItems(taken);
      blocks.push({ kind: 'list', ordered: isOrderedItem(line), items, leadIn: takeLeadIn(blocks) });
    } else {
      at += 1;
      pushParagraph(blocks, [line, ...takeWhile((next) => !endsParagraph(next, lines[at + 1] ?? ''))]);
    }
  }
  return blocks;
}

function isDelimiter(line: string): boolean {
  return line.includes('-') && /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(line) && line.includes('|');
}

function endsParagraph(line: string, next: string): boolean {
  return (
    line.trim() === '' ||
    /^\s{0,3}(#{1,6}\s|`{3,}|~{3,})/.test(line) ||
    startsItem(line) ||
    (line.includes('|') && isDelimiter(next))
  );
}

function pushParagraph(blocks: Block[], lines: string[]): void {
  const text = tidyInline(lines.map((line) => line.replace(/^\s*>\s?/, '').trim()).join(' '));
  if (text === '') return;
  // A paragraph that is nothing but one bold phrase, and perhaps a remark on it, serves as a heading.
  const [, label, remark = ''] = /^\*\*([^*]+)\*\*:?(?: (\(.*\)))?$/.exec(text) ?? [];
  if (label !== undefined && isOneBracket(remark)) blocks.push({ kind: 'heading', text: plainText(label) });
  else blocks.push({ kind: 'paragraph', sentences: splitSentences(text) });
}

/** Says whether the first bracket of a text closes at its end; an empty text has none to close. */
function isOneBracket(text: string): boolean {
  let depth = 0;
  return [...text].every((character, index) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return depth > 0 || index === text.length - 1;
  });
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
