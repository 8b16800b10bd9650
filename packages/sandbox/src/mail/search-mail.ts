import { snippet } from './mailpit.ts';
import type { Mailbox, Message } from './message.ts';

/**
 * Mailpit's search, as far as testers use it: words and "quoted phrases" anywhere, and to:, from:, cc:, bcc:,
 * addressed:, subject:, message-id:, is:read, is:unread, has:attachment. Every term has to fit; `-` or `!` before one turns it round.
 */
export function searchMail(messages: Message[], query: string): Message[] {
  const terms = [...query.matchAll(/([-!]?)(?:([a-z-]+):)?(?:"([^"]*)"|(\S+))/gi)].map(
    ([, not = '', field = '', quoted, word]) => ({
      wanted: not === '',
      field: field.toLowerCase(),
      text: (quoted ?? word ?? '').toLowerCase(),
    }),
  );
  return messages.filter((message) =>
    terms.every(({ wanted, field, text }) => fits(message, field, text) === wanted),
  );
}

function fits(message: Message, field: string, text: string): boolean {
  const { from, to, cc, bcc, subject, messageId, read, attachments } = message;
  switch (field) {
    case 'to':
      return names(to, text);
    case 'from':
      return names([from], text);
    case 'cc':
      return names(cc, text);
    case 'bcc':
      return names(bcc, text);
    case 'addressed':
      return names([from, ...to, ...cc, ...bcc, ...message.replyTo], text);
    case 'subject':
      return subject.toLowerCase().includes(text);
    case 'message-id':
      return messageId.toLowerCase().includes(text);
    case 'is':
      return text === (read ? 'read' : 'unread');
    case 'has':
      return text.startsWith('attachment') && attachments.length > 0;
    default: {
      const sought = field === '' ? text : `${field}:${text}`;
      const everything = `${subject}\n${message.text}\n${snippet(message)}`.toLowerCase();
      return everything.includes(sought) || names([from, ...to, ...cc, ...bcc], sought);
    }
  }
}

function names(boxes: Mailbox[], text: string): boolean {
  return boxes.some(({ name, address }) => `${name} <${address}>`.toLowerCase().includes(text));
}
