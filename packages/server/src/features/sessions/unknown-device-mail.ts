import { pages } from '@genie/contract';
import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { deviceName } from '../audit/index.ts';
import { timeInWords, writeMail } from '../mail/index.ts';
import { type SignInMethod, signInMethodWords } from './sign-in-method.ts';

/** Tells the owner that the account was opened where it never was before. */
export const unknownDeviceMail = (
  context: Context,
  {
    user,
    facts,
    method,
    at,
  }: {
    user: { readonly email: string; readonly fullName: string };
    facts: RequestFacts;
    method: SignInMethod;
    at: Date;
  },
): Mail => {
  const { brand, http } = context.config;
  return writeMail(context, {
    to: user.email,
    subject: `A new sign-in to your ${brand.name} account`,
    before: [
      `Hello ${user.fullName},`,
      `Your ${brand.name} account was opened with ${signInMethodWords[method]} from a device we have not seen before:`,
      `${deviceName(facts.userAgent)}, ${timeInWords(context, at)}.`,
      'If this was you, there is nothing to do.',
      'If it was not, set a new password at once. That signs out every device.',
    ],
    action: { label: 'Set a new password', url: `${http.publicUrl}${pages.forgotPassword}` },
    after: [],
  });
};
