import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Parses GitHub-flavoured Markdown (tables and fences; HTML stays text). */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/** The words of Markdown nodes, without their marks. */
export function plainTextOf(nodes: readonly Nodes[]): string {
  return nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

function wordsOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  const isInline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  const inline = isInline || node.type === 'strong' || node.type === 'emphasis' || node.type === 'link';
  return (node.children as Nodes[]).map(wordsOf).join(inline ? '' : ' ');
}

/** Shortens text at a word's end to at most `length` characters, with an ellipsis when something was cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).replace(/[\s,;:.]+$/, '')}…`;
}

const excerptLength = 280;

/** The beginning of a passage as plain text: its prose where it has some, else whatever it holds. */
export function excerptOf(nodes: readonly RootContent[]): string {
  const prose = nodes.filter((node) => node.type === 'paragraph' || node.type === 'list');
  return shorten(plainTextOf(prose.length > 0 ? prose : nodes), excerptLength);
}

/** The beginning of prose with at most inline marks, as plain text. */
export function excerptOfProse(markdown: string): string {
  const bare = markdown.replace(/\*\*|`|(?<!\w)_|_(?!\w)/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return shorten(bare.replace(/\s+/g, ' ').trim(), excerptLength);
}
