import { timingSafeEqual } from 'node:crypto';
import { constants } from '@genie/contract';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
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
): boolean => {
  const given = Buffer.from(hashCode(context, registrationId, code));
  const expected = Buffer.from(stored.codeHash);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const hashCode = ({ sealing }: Context, registrationId: string, code: string): string =>
  sealing.keyedHash('one-time-code', `${registrationId}:${code}`);
