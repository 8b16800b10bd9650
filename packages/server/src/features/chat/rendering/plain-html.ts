/** Tags that answers consist of for the most part, without attributes or with those that they have as a rule. */
const openTag =
  /<(?:(p|h2|h3|h4|ul|ol|li|blockquote|strong|em|s|code|pre|table|thead|tbody|tr|th|td)|(code) class="language-[a-z\d]+"|(t[dh]) class="align-(?:left|center|right)"|(a) class="citation" href="#source-(\d{1,2})" data-source="\5" aria-label="Source \5")>/
    .source;
const token = new RegExp(`[^<>&]+|&(?:amp|lt|gt|quot);|${openTag}|</([a-z][a-z0-9]*)>`, 'y');

/**
 * Gives HTML back as the sanitizer would when it holds nothing but text and plain tags, each closed: which takes a tenth
 * of the sanitizer's time.
 *
 * @returns undefined when anything else is in it, for the sanitizer to decide
 */
export const plainHtml = (html: string): string | undefined => {
  const open: (string | undefined)[] = [];
  for (let at = 0; at < html.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(html);
    if (!match) return undefined;
    const [, plain, code, cell, link, , closed] = match;
    const opened = plain ?? code ?? cell ?? link;
    if (opened !== undefined) open.push(opened);
    else if (closed !== undefined && open.pop() !== closed) return undefined;
  }
  return open.length === 0 ? html.replaceAll('&quot;', '"') : undefined;
};
