import type { Attachment, Mailbox, Message } from './message.ts';

const snippetLength = 250;

const present = ({ name, address }: Mailbox) => ({ Name: name, Address: address });

const presentAttachment = ({ partId, fileName, contentType, contentId, size }: Attachment) => ({
  PartID: partId,
  FileName: fileName,
  ContentType: contentType,
  ContentID: contentId,
  Size: size,
});

/** A message as Mailpit's list shows it. */
function mailpitSummary(message: Message) {
  return {
    ID: message.id,
    MessageID: message.messageId,
    Read: message.read,
    From: present(message.from),
    To: message.to.map(present),
    Cc: message.cc.map(present),
    Bcc: message.bcc.map(present),
    ReplyTo: message.replyTo.map(present),
    Subject: message.subject,
    Created: message.created.toISOString(),
    Tags: [],
    Size: message.size,
    Attachments: message.attachments.length,
    Snippet: snippet(message),
  };
}

/** A whole message as Mailpit shows it. */
export function mailpitMessage(message: Message) {
  return {
    ID: message.id,
    MessageID: message.messageId,
    From: present(message.from),
    To: message.to.map(present),
    Cc: message.cc.map(present),
    Bcc: message.bcc.map(present),
    ReplyTo: message.replyTo.map(present),
    ReturnPath: message.returnPath,
    Subject: message.subject,
    ListUnsubscribe: { Header: '', Links: [], Errors: '', HeaderPost: '' },
    Date: message.date.toISOString(),
    Tags: [],
    Text: message.text,
    HTML: message.html,
    Size: message.size,
    Inline: [],
    Attachments: message.attachments.map(presentAttachment),
  };
}

/** A page of the list. `fitting` are the messages the list is about, `all` those of the whole inbox. */
export function mailpitList(all: Message[], fitting: Message[], start: number, limit: number) {
  const shown = fitting.slice(start, start + limit);
  return {
    total: all.length,
    unread: all.filter(({ read }) => !read).length,
    count: shown.length,
    messages_count: fitting.length,
    messages_unread: fitting.filter(({ read }) => !read).length,
    start,
    tags: [],
    messages: shown.map(mailpitSummary),
  };
}

/** The beginning of what a reader would read, on one line. */
export function snippet({ text, html }: Message): string {
  const readable = text === '' ? html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ') : text;
  const line = readable.replace(/\s+/g, ' ').trim();
  return line.length > snippetLength ? `${line.slice(0, snippetLength)}...` : line;
}
