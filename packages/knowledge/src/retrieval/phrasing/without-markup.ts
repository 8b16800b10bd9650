const names =
  'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|image|img|input|ins|isindex|kbd|keygen|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|portal|pre|progress|q|ruby|s|samp|script|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|var|video|wbr|xmp';
/** What a page runs or is styled by is no text of it. */
const unseen = /<(script|style)\b[^<>]*>.*?<\/\1\s*>/gis;
const element = new RegExp(`</?(${names})(?=[\\s/>])[^<>]*>`, 'gi');

/**
 * A question without the elements of HTML that came with it. The elements of ISO 20022 messages, such as `<Document>` or `<Tp>`,
 * are what is asked about: they are written in small and capital letters, those of HTML in one or the other.
 */
export function withoutMarkup(question: string): string {
  if (!question.includes('<')) return question;
  const bare = question
    .replace(unseen, ' ')
    .replace(element, (written, name: string) =>
      name === name.toLowerCase() || name === name.toUpperCase() ? ' ' : written,
    )
    .trim();
  return bare === '' ? question : bare;
}
