import type { Form } from '../question/form-request.ts';
import { parseBlocks } from '../text/markdown-blocks.ts';
import { writeTable } from '../text/markdown-table.ts';

const isTable = (chunk: string) => chunk.startsWith('|');
const isCode = (chunk: string) => chunk.startsWith('```');
const isHeading = (chunk: string) => chunk.startsWith('#');
const isSource = (chunk: string) => /^Source: \[/.test(chunk);
const isList = (chunk: string) => /^(?:- |\d+\. )/.test(chunk);

/** An answer in the form that is asked for; as it is when it holds nothing that this form could show. */
export function reshapeAnswer(form: Form, markdown: string): string {
  const chunks = chunksOf(markdown);
  if (form.kind === 'short') return openingOf(chunks).join('\n\n');
  if (form.kind === 'plain') return withoutStructures(chunks) || markdown;
  if (form.kind === 'table') return tablesOf(chunks) ?? markdown;
  return form.kind === 'part' ? (partOf(form, chunks) ?? markdown) : markdown;
}

/** Its paragraphs, lists, tables and code blocks as written, none of them cut. */
function chunksOf(markdown: string): string[] {
  const chunks: string[] = [];
  let inCode = false;
  for (const piece of markdown.trim().split(/\n{2,}/)) {
    if (inCode) chunks.push(`${chunks.pop()}\n\n${piece}`);
    else chunks.push(piece);
    if ((piece.match(/^```/gm)?.length ?? 0) % 2 === 1) inCode = !inCode;
  }
  return chunks;
}

/** The direct answer, with what it introduces. */
function openingOf([first = '', second]: string[]): string[] {
  return second !== undefined && (first.endsWith(':') || isHeading(first)) ? [first, second] : [first];
}

function withoutStructures(chunks: string[]): string {
  const told = chunks.filter((chunk) => !isTable(chunk) && !isCode(chunk) && !isSource(chunk));
  return told
    .filter((chunk, index) => !isHeading(chunk) || !isHeading(told[index + 1] ?? '#'))
    .filter((chunk) => !chunk.endsWith(':'))
    .join('\n\n');
}

function tablesOf(chunks: string[]): string | undefined {
  const opening = openingOf(chunks).filter((chunk) => !isTable(chunk));
  const tables = chunks.filter(
    (chunk, index) => isTable(chunk) || (isSource(chunk) && isTable(chunks[index - 1] ?? '')),
  );
  if (tables.length > 0) return [...opening, ...tables].join('\n\n');
  const list = chunks.find(isList);
  const block = list === undefined ? undefined : parseBlocks(list)[0];
  if (block?.kind !== 'list') return undefined;
  const rows = block.items.map((item, index) => {
    const [, label = String(index + 1), rest = item] =
      /^\*\*([^*]+?)[:.]?\*\*:?\s*([\s\S]+)$/.exec(item) ?? [];
    return [label, rest].map((cell) => cell.replace(/\\([[\]])/g, '$1'));
  });
  return [
    ...opening,
    writeTable(block.ordered ? ['Step', 'What happens'] : ['Point', 'What it says'], rows),
  ].join('\n\n');
}

/** The step, point or row itself, then what it is one of. */
function partOf({ unit, place }: Form & { kind: 'part' }, chunks: string[]): string | undefined {
  const blocks = chunks.map((chunk) => ({ chunk, block: parseBlocks(chunk)[0] }));
  const wanted = blocks.flatMap(({ chunk, block }) => {
    const parts =
      block?.kind === 'list' && unit !== 'row'
        ? block.items
        : block?.kind === 'table' && unit === 'row'
          ? block.rows.map((row) => toldAsSentence(block.header, row))
          : [];
    const isOrdered = block?.kind === 'list' && block.ordered;
    const part = place === 0 ? parts.at(-1) : parts[place - 1];
    return part === undefined ? [] : [{ chunk, part, isOrdered }];
  });
  const found = (unit === 'step' ? wanted.find(({ isOrdered }) => isOrdered) : undefined) ?? wanted[0];
  return found && [found.part.replace(/\\([[\]])/g, '$1'), found.chunk].join('\n\n');
}

function toldAsSentence(header: string[], row: string[]): string {
  const cells = row.map((cell, index) => (header[index] ? `${header[index]}: ${cell}` : cell));
  return `${cells.filter((cell) => !/: $/.test(cell)).join('; ')}.`;
}
