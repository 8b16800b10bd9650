import { type ContactRequest, contactTopics } from '@genie/contract';
import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import { timeInWords, writeMail } from '../mail/index.ts';

/** A message of the contact form as the operator reads it; an answer to the mail goes to its writer. */
export const contactMail = (
  context: Context,
  { name, email, topic, message }: Pick<ContactRequest, 'name' | 'email' | 'topic' | 'message'>,
): Mail => {
  const about = contactTopics[topic];
  const mail = writeMail(context, {
    to: context.config.brand.supportEmail,
    subject: `${about}: ${name}`,
    before: paragraphsOf(message),
    lines: [
      { label: 'From', value: name },
      { label: 'Email', value: email },
      { label: 'About', value: about },
      { label: 'Sent', value: timeInWords(context, context.clock.now()) },
    ],
    after: ['Answer this mail to reach the writer.'],
  });
  return { ...mail, replyTo: email };
};

/** Parts between blank lines; within each its lines and their indentation stay, as of a log that was pasted. */
const paragraphsOf = (message: string): string[] =>
  message
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/);
