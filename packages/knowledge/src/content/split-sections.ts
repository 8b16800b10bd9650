import type { RootContent } from 'mdast';
import { excerptOf, parseMarkdown, plainTextOf } from './plain-text.ts';

/** A section of an article, or a part of an overlong one. */
export type Section = {
  readonly heading: string;
  readonly markdown: string;
  readonly excerpt: string;
};

const mostWords = 320;
const leadHeading = 'Overview';

/**
 * Cuts an article at its `##` headings; the text before the first is the section "Overview". A section of
 * more than 320 words is cut again between its blocks, so that no table or fence is torn.
 */
export function splitSections(markdown: string): Section[] {
  const sections: Section[] = [];
  let heading = leadHeading;
  let blocks: RootContent[] = [];
  for (const node of parseMarkdown(markdown).children) {
    if (node.type === 'heading' && node.depth <= 2) {
      sections.push(...parts(markdown, heading, blocks));
      heading = plainTextOf([node]);
      blocks = [];
    } else {
      blocks.push(node);
    }
  }
  return [...sections, ...parts(markdown, heading, blocks)];
}

function parts(markdown: string, heading: string, blocks: readonly RootContent[]): Section[] {
  const groups: RootContent[][] = [];
  let words = 0;
  for (const block of blocks) {
    const length = plainTextOf([block]).split(' ').length;
    const last = groups.at(-1);
    if (last && words + length <= mostWords) last.push(block);
    else groups.push([block]);
    words = last && words + length <= mostWords ? words + length : length;
  }
  return groups.map((group) => ({
    heading,
    markdown: markdown.slice(group[0]?.position?.start.offset, group.at(-1)?.position?.end.offset).trim(),
    excerpt: excerptOf(group),
  }));
}
