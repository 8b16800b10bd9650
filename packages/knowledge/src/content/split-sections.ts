import { excerptOf, plainText } from './plain-text.ts';

/** A section of an article, or a part of an overlong one. */
type Section = {
  readonly heading: string;
  readonly markdown: string;
  readonly excerpt: string;
};

const mostWords = 440;
const leadHeading = 'Overview';
const headingLine = /^ {0,3}#{1,2}\s+(\S.*)$/;
const closingMarks = /(?<!#)#+$/;
const fenceLine = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Cuts an article at its `##` headings; the text before the first is the section "Overview". A section of
 * more than 440 words is cut again between its blocks, so that no table or fence is torn, nor parted from what announces it.
 */
export function splitSections(markdown: string): Section[] {
  const sections: Section[] = [];
  let heading = leadHeading;
  let blocks: string[] = [];
  for (const block of blocksOf(markdown)) {
    const title = headingOf(block);
    if (title === undefined) {
      blocks.push(block);
    } else {
      sections.push(...parts(heading, blocks));
      heading = plainText(title);
      blocks = [];
    }
  }
  return [...sections, ...parts(heading, blocks)];
}

/** What a line says that is a heading. */
function headingOf(line: string): string | undefined {
  const text = headingLine.exec(line)?.[1]?.trimEnd();
  return text?.replace(closingMarks, '').trimEnd() || text;
}

/** Blocks between blank lines; a fence is one block whatever it holds, and so is a heading. */
function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]];
  let fence: string | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const mark = fenceLine.exec(line)?.[1];
    const isFenced = fence !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
    if (!isFenced && (line.trim() === '' || headingLine.test(line))) blocks.push([]);
    if (isFenced || line.trim() !== '') blocks.at(-1)?.push(line);
    if (!isFenced && headingLine.test(line)) blocks.push([]);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

function parts(heading: string, blocks: readonly string[]): Section[] {
  const groups: string[][] = [];
  let words = 0;
  for (const unit of unitsOf(blocks)) {
    const length = unit.join(' ').split(/\s+/).length;
    const last = groups.at(-1);
    if (last && words + length <= mostWords) last.push(...unit);
    else groups.push([...unit]);
    words = last && words + length <= mostWords ? words + length : length;
  }
  return groups.map((group) => ({
    heading,
    markdown: group.join('\n\n').trimEnd(),
    excerpt: excerptOf((group.some(isProse) ? group.filter(isProse) : group).join('\n\n')),
  }));
}

/** Blocks that are not parted: what ends with a colon, and what that announces. */
function unitsOf(blocks: readonly string[]): string[][] {
  const units: string[][] = [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before !== undefined && isProse(before) && before.trimEnd().endsWith(':')) units.at(-1)?.push(block);
    else units.push([block]);
  }
  return units;
}

function isProse(block: string): boolean {
  return !fenceLine.test(block) && !/^\s*\|/.test(block);
}
