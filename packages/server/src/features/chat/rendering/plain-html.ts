/** Tags without attributes that answers consist of for the most part, and the names of their elements. */
const plainTags: ReadonlyMap<string, string> = new Map(
  [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 's', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ].map((name) => [`<${name}>`, name]),
);
/** Those with the attributes that they have as a rule. */
const usualTag =
  /^<(?:(code) class="language-[a-z\d]+"|(t[dh]) class="align-(?:left|center|right)"|(a) class="citation" href="#source-(\d{1,2})" data-source="\4" aria-label="Source \4")>$/;
const otherEntity = /&(?!(?:amp|lt|gt|quot);)/;

/**
 * Gives HTML back as the sanitizer would when it holds nothing but text and plain tags, each closed: which takes a tenth
 * of the sanitizer's time.
 *
 * @returns undefined when anything else is in it, for the sanitizer to decide
 */
export const plainHtml = (html: string): string | undefined => {
  if (otherEntity.test(html)) return undefined;
  const open: string[] = [];
  let from = html.indexOf('<');
  let to = html.indexOf('>');
  while (from !== -1) {
    if (to < from) return undefined;
    const tag = html.slice(from, to + 1);
    if (tag.startsWith('</')) {
      const name = open.pop();
      if (name === undefined || tag !== `</${name}>`) return undefined;
    } else {
      const name = plainTags.get(tag) ?? nameOfUsual(tag);
      if (name === undefined) return undefined;
      open.push(name);
    }
    from = html.indexOf('<', to);
    to = html.indexOf('>', to + 1);
  }
  return to === -1 && open.length === 0 ? html.replaceAll('&quot;', '"') : undefined;
};

const nameOfUsual = (tag: string): string | undefined => {
  const [, code, cell, link] = usualTag.exec(tag) ?? [];
  return code ?? cell ?? link;
};
