import type { Sandbox } from '@genie/sandbox';

/** Subjects of the mails that an address was sent, newest first, but for those about a sign-in at a new device. */
export const mailsTo = ({ mail }: Sandbox, email: string): string[] =>
  mail
    .messages()
    .filter(({ to }) => to[0]?.address === email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('A new sign-in'));
