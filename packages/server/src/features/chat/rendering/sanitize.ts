import sanitizeHtml from 'sanitize-html';

/** What an answer may consist of; whatever is not named here is dropped. Nothing that loads, runs, styles or submits. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
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
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'class', 'data-source', 'aria-label', 'rel', 'target'],
    ol: ['start'],
    code: ['class'],
    th: ['class'],
    td: ['class'],
  },
  allowedClasses: { a: ['citation'], code: ['language-*'], th: ['align-*'], td: ['align-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The last gate before HTML is stored or sent: only what an answer may consist of passes. */
export const sanitizeAnswer = (html: string): string => sanitizeHtml(html, allowed);
