const names =
  'a|abbr|b|body|br|button|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|label|li|link|marquee|meta|object|ol|p|pre|script|select|small|span|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video';
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
