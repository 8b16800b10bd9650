import { randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Email, type Attachment as ParsedAttachment } from 'postal-mime';
import type { Attachment, Envelope, Mailbox, Message } from './message.ts';

/** Parses a message. One that cannot be parsed becomes a message whose text is its source: mail is never lost. */
export async function parseMessage(source: Buffer, envelope: Envelope): Promise<Message> {
  const raw = source.toString('utf8');
  const created = new Date();
  const email = await PostalMime.parse(source).catch(
    (): Email => ({ headers: [], headerLines: [], attachments: [], text: raw }),
  );
  const named = mailboxes(email.to);
  const cc = mailboxes(email.cc);
  const listed = new Set([...named, ...cc].map(({ address }) => address.toLowerCase()));
  const unlisted = envelope.to.filter((address) => !listed.has(address.toLowerCase()));
  const hidden = unlisted.map((address) => ({ name: '', address }));
  return {
    id: randomUUID().replaceAll('-', '').slice(0, 22),
    messageId: (email.messageId ?? '').replace(/^<|>$/g, ''),
    from: mailboxes(email.from ? [email.from] : [])[0] ?? { name: '', address: envelope.from },
    to: named.length > 0 ? named : hidden,
    cc,
    bcc: named.length > 0 ? hidden : [],
    replyTo: mailboxes(email.replyTo),
    returnPath: envelope.from,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    created,
    date: readDate(email.date) ?? created,
    attachments: email.attachments.map(describe),
    raw,
    size: source.byteLength,
    read: false,
  };
}

function mailboxes(addresses: Address[] | undefined): Mailbox[] {
  return (addresses ?? []).flatMap((entry) =>
    entry.group ? entry.group : [{ name: entry.name, address: entry.address ?? '' }],
  );
}

function readDate(value: string | undefined): Date | null {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function describe(part: ParsedAttachment, index: number): Attachment {
  return {
    partId: String(index + 2),
    fileName: part.filename ?? '',
    contentType: part.mimeType,
    contentId: (part.contentId ?? '').replace(/^<|>$/g, ''),
    size: typeof part.content === 'string' ? part.content.length : part.content.byteLength,
  };
}
