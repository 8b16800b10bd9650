/**
 * Inline Markdown made fit to stand elsewhere: links become their text, pictures and HTML go, and bracketed numbers of
 * the source cannot be mistaken for citations. Code spans stay as they are.
 */
export function tidyInline(text: string): string {
  return text
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : tidyProse(part)))
    .join('')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

function tidyProse(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\((?:[^()]|\([^)]*\))*\)/g, '$1')
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\[\^?[^\]]{1,8}\]:?/g, (mark) => (/^\[\d+\]$/.test(mark) ? `\\${mark.slice(0, -1)}\\]` : mark));
}

/** The words alone: no marks, no code quotes. For matching and counting. */
export function plainText(text: string): string {
  return text
    .replace(/`+/g, '')
    .replace(/\*\*|__|\\(?=[[\]|*_])/g, '')
    .replace(/(^|\s)[*_](\S)/g, '$1$2')
    .replace(/(\S)[*_](?=\s|[.,;:)]|$)/g, '$1')
    .trim();
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
