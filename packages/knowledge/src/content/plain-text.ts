const excerptLength = 280;

/** Shortens text at a word's end to at most `length` characters, with an ellipsis when something was cut. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).replace(/[\s,;:.]+$/, '')}…`;
}

/** Markdown without its marks, on one line. Table cells and list items stay as words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ' ')
    .replace(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?)?\s*$/gm, ' ')
    .replace(/^\s*(?:[-*+]|\d+[.)]|#{1,6}|>)\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|(?<!\\)\||(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\\(?=[|*_`#[\]<>~.)+=:-])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .replace(/(?<=\() /g, '')
    .trim();
}

/** The beginning of Markdown as plain text of at most 280 characters. */
export function excerptOf(markdown: string): string {
  return shorten(plainText(markdown), excerptLength);
}
