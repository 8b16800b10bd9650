import { closeEmphasis } from './close-emphasis.ts';

const fenceMark = /^[\s>]*(`{3,}|~{3,})/;
/** A line of nothing but marks may yet become an item, a rule, a fence, or make a heading of the line before it. */
const marksOnly = /^[\s>]*(?:[-*_+=#~`|:]+|\d{1,9}[.)]?)\s*$/;
const tableLine = /^[\s>]*\|/;
const delimiterLine = /^[\s>]*\|(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;
const delimiterBegun = /^[\s>]*\|[\s:|-]*$/;
/** The beginning of a citation or a link. */
const openBracket = /!?\[[^\]\n]{0,80}$/;
const openAddress = /!?\[[^\][\n]*\]\([^)\s]*$/;

/**
 * What can be shown of Markdown that is still being written: without a last line of nothing but marks, without lines that
 * may become a table and are none yet, without half a citation or link, and with what is emphasised so far closed. What is
 * held back comes with the words that decide what it is.
 *
 * @param markdown from the start of a block on
 */
export const showablePart = (markdown: string): string => {
  const lines = markdown.split('\n');
  const unfinished = lines.pop() ?? '';
  const fence = openFence(lines);
  if (fence !== undefined) {
    const mayCloseIt = unfinished.trim() !== '' && fence.startsWith(unfinished.trim().slice(0, fence.length));
    return mayCloseIt ? lines.join('\n') : markdown;
  }
  const line = unfinished.replace(openAddress, '').replace(openBracket, '');
  if (line !== '' && !marksOnly.test(line)) lines.push(line);
  const held = linesOfTableToCome(lines);
  if (held > 0) return lines.slice(0, -held).join('\n');
  if (lines.at(-1) === line) lines[lines.length - 1] = closeEmphasis(line);
  return lines.join('\n');
};

/** The mark of a fence that was opened and is not closed yet. */
const openFence = (lines: readonly string[]): string | undefined => {
  let open: string | undefined;
  for (const line of lines) {
    const mark = fenceMark.exec(line)?.[1];
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) && line.trim().endsWith(mark)) open = undefined;
  }
  return open;
};

/** How many of the last lines look like the head of a table whose second line is not there, or not complete. */
const linesOfTableToCome = (lines: readonly string[]): number => {
  const before = lines.findLastIndex((line) => !tableLine.test(line));
  const [head, delimiter, ...rows] = lines.slice(before + 1);
  if (head === undefined || rows.length > 0) return 0;
  if (delimiter === undefined) return 1;
  const isTable = delimiterLine.test(delimiter) && cells(delimiter) === cells(head);
  return isTable || !delimiterBegun.test(delimiter) ? 0 : 2;
};

const cells = (line: string): number =>
  line
    .replaceAll('\\|', '')
    .replace(/^[\s>]*\||\|\s*$/g, '')
    .split('|').length;
