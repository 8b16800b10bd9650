import { answerAttributes, answerTags } from '@genie/contract';
import sanitizeHtml from 'sanitize-html';
import { plainHtml } from './plain-html.ts';

/** What an answer may consist of. */
export const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...answerTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(answerAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedClasses: { a: ['citation'], code: ['language-*'], th: ['align-*'], td: ['align-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The last gate before HTML is stored or sent: only what an answer may consist of passes. */
export const sanitizeAnswer = (html: string): string => plainHtml(html) ?? sanitizeHtml(html, allowed);
