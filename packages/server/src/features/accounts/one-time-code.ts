import { constants } from '@genie/contract';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { sameSecret } from '../../sealing.ts';
import type { LiveCode } from './account-store.ts';

const { digits, lifetimeMinutes, tries } = constants.oneTimeCode;

/** A new code for a registration: the digits to mail, and what to store, which does not hold them. */
export const newCode = (context: Context, registrationId: string): { code: string; stored: LiveCode } => {
  const code = context.random.digits(digits);
  const now = context.clock.now();
  return {
    code,
    stored: {
      id: context.random.uuid(),
      codeHash: hashCode(context, registrationId, code),
      expiresAt: addMinutes(now, lifetimeMinutes),
      triesLeft: tries,
      sentAt: now,
    },
  };
};

/** Compares in constant time. */
export const codeMatches = (
  context: Context,
  registrationId: string,
  code: string,
  stored: Pick<LiveCode, 'codeHash'>,
): boolean => sameSecret(hashCode(context, registrationId, code), stored.codeHash);

const hashCode = ({ sealing }: Context, registrationId: string, code: string): string =>
  sealing.keyedHash('one-time-code', `${registrationId}:${code}`);
