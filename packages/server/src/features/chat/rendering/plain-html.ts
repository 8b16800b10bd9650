/** Tags without attributes that answers consist of for the most part, and the link of a citation to its source. */
const openTag =
  /<(?:(p|h2|h3|h4|ul|ol|li|blockquote|strong|em|s|code|pre|table|thead|tbody|tr|th|td)|(a) class="citation" href="#source-(\d{1,2})" data-source="\3" aria-label="Source \3")>/
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
    const [, plain, link, , closed] = match;
    if (plain ?? link) open.push(plain ?? link);
    else if (closed !== undefined && open.pop() !== closed) return undefined;
  }
  return open.length === 0 ? html.replaceAll('&quot;', '"') : undefined;
};
