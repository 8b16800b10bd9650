import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';

export type Mail = {
  readonly to: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type MailSender = {
  /**
   * Hands one mail to the SMTP server.
   *
   * @param id becomes the Message-ID, so that a mail sent twice after a crash can be told as one
   * @throws whatever the server or the network answered; nothing is known to be delivered then
   */
  readonly send: (id: string, mail: Mail) => Promise<void>;
  /** Whether the server lets us in: greeting, TLS and sign-in, without a mail. Throws as `send` does. */
  readonly ping: () => Promise<void>;
  readonly close: () => void;
};

/** So many mails are sent at once. */
export const mailConnections = 3;

/** A sender over SMTP (RFC 5321), with a time-out on every step. */
export const createMailSender = ({ smtpUrl, from, timeoutSeconds }: Config['mail']): MailSender => {
  const timeOutMs = timeoutSeconds * 1_000;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailConnections,
    dnsTimeout: timeOutMs,
    connectionTimeout: timeOutMs,
    greetingTimeout: timeOutMs,
    socketTimeout: timeOutMs,
  });
  const domain = from.match(/@([\w.-]+)>?$/)?.[1] ?? 'localhost';
  return {
    async send(id, mail) {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` });
    },
    async ping() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};
