import { tidyInline } from './inline-markdown.ts';

/** Reads the lines of a GFM table: header, delimiter, rows. Rows are padded or cut to the header's width. */
export function readTable(lines: string[]): { header: string[]; rows: string[][] } {
  const [header = [], ...rows] = [lines[0] ?? '', ...lines.slice(2)].map(cellsOf);
  const width = header.length;
  return { header, rows: rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? '')) };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => tidyInline(cell));
}

/** Writes a GFM table. Cells hold inline Markdown; bars in them are escaped and line breaks become spaces. */
export function writeTable(header: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(fit).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function fit(cell: string): string {
  return cell.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}
