import { constants } from '@genie/contract';
import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import { writeMail } from '../mail/index.ts';

type Recipient = { readonly email: string; readonly fullName: string };

/** The mail with the code that confirms the wish to delete the account. */
export const deletionCodeMail = (context: Context, user: Recipient, code: string): Mail => {
  const { name, supportEmail } = context.config.brand;
  return writeMail(context, {
    to: user.email,
    subject: `${code} deletes your ${name} account`,
    before: [
      `Hello ${user.fullName},`,
      `Somebody who is signed in to your ${name} account asked to delete it. If it was you, enter this code:`,
    ],
    code,
    after: [
      `The code works once and for ${constants.oneTimeCode.lifetimeMinutes} minutes. Deleting cannot be undone.`,
      `If it was not you, keep the code to yourself, sign out your other devices in your profile and write to ${supportEmail}.`,
    ],
  });
};

/** The farewell: the last mail about an account. */
export const accountDeletedMail = (context: Context, user: Recipient): Mail => {
  const { name, supportEmail } = context.config.brand;
  return writeMail(context, {
    to: user.email,
    subject: `Your ${name} account is deleted`,
    before: [
      `Hello ${user.fullName},`,
      `Your ${name} account is deleted, with your profile, your chats and your plan. Every device is signed out.`,
      'What the law asks us to keep of payments stays, without your name.',
    ],
    after: [`If it was not you who did this, write to ${supportEmail} at once.`],
  });
};
