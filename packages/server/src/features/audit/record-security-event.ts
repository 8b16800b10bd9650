import type { Context } from '../../context.ts';
import { networkOf } from '../../http/network.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import type { AnyDatabase } from '../../storage/index.ts';
import { auditEmailHash } from './audit-email-hash.ts';
import { deviceName } from './device-name.ts';
import { insertSecurityEvent } from './security-event-store.ts';

/** What can happen to the safety of an account. */
const securityEventKinds = [
  'registered',
  'verified',
  'code_failed',
  'code_resent',
  'sign_in',
  'sign_in_failed',
  'sign_in_refused',
  'sign_in_unknown_device',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'google_linked',
  'google_sign_in_failed',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'password_change_failed',
  'profile_updated',
  'data_exported',
  'deletion_code_sent',
  'deletion_failed',
  'account_deleted',
] as const;

type SecurityEventKind = (typeof securityEventKinds)[number];

type SecurityEventInput = {
  readonly kind: SecurityEventKind;
  /** The account, where there is one. */
  readonly userId?: string;
  /** Kept as a keyed hash only. */
  readonly email?: string;
  readonly facts: Pick<RequestFacts, 'address' | 'userAgent'>;
};

/**
 * Writes one line of the audit trail: in the transaction of what it tells about where there is one, else by itself. The
 * address is shortened to its network (/24, IPv6 /48) and the device is kept in words.
 */
export const recordSecurityEvent = async (
  db: AnyDatabase,
  { clock, random, sealing }: Pick<Context, 'clock' | 'random' | 'sealing'>,
  { kind, userId, email, facts }: SecurityEventInput,
): Promise<void> => {
  await insertSecurityEvent(db, {
    id: random.uuid(),
    kind,
    userId: userId ?? null,
    emailHash: email === undefined ? null : auditEmailHash(sealing, email),
    network: networkOf(facts.address, { v4: 24, v6: 48 }) ?? '',
    device: deviceName(facts.userAgent),
    at: clock.now(),
  });
};
