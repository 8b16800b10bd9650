import { constants, pages } from '@genie/contract';
import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { deviceName } from '../audit/index.ts';
import { timeInWords, writeMail } from '../mail/index.ts';

type Recipient = { readonly email: string; readonly fullName: string };

/** The mail with the link that sets a new password. */
export const passwordResetMail = (context: Context, user: Recipient, token: string): Mail => {
  const { brand, http } = context.config;
  return writeMail(context, {
    to: user.email,
    subject: `Set a new password for ${brand.name}`,
    before: [
      `Hello ${user.fullName},`,
      `Somebody asked to set a new password for your ${brand.name} account. If it was you, go on here:`,
    ],
    action: {
      label: 'Set a new password',
      url: `${http.publicUrl}${pages.passwordReset}?token=${token}`,
    },
    after: [
      `The link works once and for ${constants.passwordResetLifetimeMinutes} minutes.`,
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });
};

/** Tells the owner that the password is another one now. */
export const passwordChangedMail = (
  context: Context,
  user: Recipient,
  { facts, at }: { facts: RequestFacts; at: Date },
): Mail => {
  const { brand, http } = context.config;
  return writeMail(context, {
    to: user.email,
    subject: `Your ${brand.name} password was changed`,
    before: [
      `Hello ${user.fullName},`,
      `The password of your ${brand.name} account was changed: ${deviceName(facts.userAgent)}, ${timeInWords(context, at)}. Other devices are signed out.`,
      'If this was you, there is nothing to do.',
      `If it was not, set a new password at once and write to ${brand.supportEmail}.`,
    ],
    action: { label: 'Set a new password', url: `${http.publicUrl}${pages.forgotPassword}` },
    after: [],
  });
};
