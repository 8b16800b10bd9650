/** What the HTML of an answer may consist of: nothing that loads, runs, styles or submits. Both sides sanitize by it. */
export const answerTags: readonly string[] = [
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'strong',
    'em',
    's',
    'code',
    'pre',
    'a',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Attributes that an answer's tags may carry. */
export const answerAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'class', 'data-source', 'aria-label', 'rel', 'target'],
  ol: ['start'],
  code: ['class'],
  th: ['class'],
  td: ['class'],
};
