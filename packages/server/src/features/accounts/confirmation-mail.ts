import { constants } from '@genie/contract';
import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import { writeMail } from '../mail/index.ts';

export const confirmationMailKind = 'confirmation';

/**
 * The mail with the code that proves an email address. It may go to a stranger, so nothing that was written with the
 * address stands in it.
 */
export const confirmationMail = (context: Context, { to, code }: { to: string; code: string }): Mail => {
  const { name } = context.config.brand;
  return writeMail(context, {
    to,
    subject: `${code} is your ${name} confirmation code`,
    before: ['Hello,', `Enter this code to confirm your email address and open your ${name} account:`],
    code,
    after: [
      `The code works once and for ${constants.oneTimeCode.lifetimeMinutes} minutes.`,
      'If you did not register, ignore this mail: without the code nothing happens.',
    ],
  });
};
