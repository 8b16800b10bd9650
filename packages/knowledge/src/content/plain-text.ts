const excerptLength = 280;
/** An excerpt is in the beginning, however much of that is marks, addresses and pictures. */
const mostLookedAt = 100_000;

/** Shortens text at a word's end to at most `length` characters, with an ellipsis when something was cut. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).replace(/[\s,;:.]+$/, '')}…`;
}

/** What may stand before or after a mark of a block: space that ends no line. */
const space = '[^\\S\\n\\r\\u2028\\u2029]';
const blockMark = new RegExp(`^${space}*(?:[-*+]|\\d+[.)]|#{1,6}|>)(?:${space}+|\n)`, 'gm');
const link = /!?\[([^\][]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g;

/**
 * Markdown without its marks, on one line. Table cells and list items stay as words. Whatever it is given, the time it takes grows
 * with the length only: no pattern here may look at the same characters again for each place at which it could begin.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ')
    .replace(/^[ \t|:-]+$/gm, (line) => (line.includes('|') && line.includes('---') ? ' ' : line))
    .replace(blockMark, '')
    .replace(link, '$1')
    .replace(/\*\*|`|(?<!\\)\||(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\\(?=[|*_`#[\]<>~.)+=:-])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .replace(/(?<=\() /g, '')
    .trim();
}

/** The beginning of Markdown as plain text of at most 280 characters. */
export function excerptOf(markdown: string): string {
  return shorten(plainText(markdown.slice(0, mostLookedAt)), excerptLength);
}
