import type { Strip } from './byte-dumps.ts';

const offsetAtLineStart = /^[ \t]*(?:0x)?[0-9a-f]{4,16}(?::[ \t]*|[ \t]+)(?=[0-9a-f]{2})/i;
const bytesThenGap = /^(?:[0-9a-f]{2}){1,4}(?=$|[ \t])[ \t]{0,2}/i;
const mostDigitsALine = 32;

type Column = { text: string; at: number[] };

/**
 * The columns of `hexdump -C` and `xxd` output: each listing gives one strip of hexadecimal digits and one
 * of the characters beside them, joined over its lines, as a card number often crosses the line's end.
 */
export function hexDumpColumns(text: string): Strip[] {
  const strips: Strip[] = [];
  let hex: Column = { text: '', at: [] };
  let characters: Column = { text: '', at: [] };
  const finish = () => {
    if (hex.text.length > mostDigitsALine) {
      strips.push({ ...hex, width: 1 }, { ...characters, width: 1 });
    }
    hex = { text: '', at: [] };
    characters = { text: '', at: [] };
  };
  let lineStart = 0;
  for (const line of text.split('\n')) {
    if (!readLine(line.slice(0, 200), lineStart, hex, characters)) finish();
    lineStart += line.length + 1;
  }
  finish();
  return strips;
}

function readLine(line: string, lineStart: number, hex: Column, characters: Column): boolean {
  const offset = offsetAtLineStart.exec(line);
  if (!offset) return false;
  let position = offset[0].length;
  let digits = 0;
  for (;;) {
    const word = bytesThenGap.exec(line.slice(position, position + 12));
    if (!word || digits >= mostDigitsALine) break;
    const bytes = word[0].trimEnd();
    append(hex, bytes, lineStart + position);
    digits += bytes.length;
    position += word[0].length;
  }
  const beside = /[^\s|][^|]*/.exec(line.slice(position));
  if (beside) append(characters, beside[0], lineStart + position + beside.index);
  return digits > 0;
}

function append(column: Column, text: string, from: number): void {
  column.text += text;
  for (let index = 0; index < text.length; index += 1) column.at.push(from + index);
}
