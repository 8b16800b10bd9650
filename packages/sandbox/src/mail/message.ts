export type Mailbox = { name: string; address: string };

export type Attachment = {
  partId: string;
  fileName: string;
  contentType: string;
  contentId: string;
  size: number;
};

/** A received message, parsed as far as it could be. */
export type Message = {
  id: string;
  /** Without angle brackets; empty when the message has none. */
  messageId: string;
  from: Mailbox;
  to: Mailbox[];
  cc: Mailbox[];
  /** Recipients of the envelope that no header names. */
  bcc: Mailbox[];
  replyTo: Mailbox[];
  returnPath: string;
  subject: string;
  text: string;
  html: string;
  /** When it was received. */
  created: Date;
  /** What its Date header says, else when it was received. */
  date: Date;
  attachments: Attachment[];
  /** The source as it came over the wire. */
  raw: string;
  /** Bytes of the source. */
  size: number;
  read: boolean;
};

/** Who a message came from and went to by the SMTP envelope. */
export type Envelope = { from: string; to: string[] };
