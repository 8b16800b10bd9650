import { emailKeyOf, findAccountByEmail } from '../../features/accounts/index.ts';
import { deviceName } from '../../features/audit/index.ts';
import { findIdentitiesOf } from '../../features/identity/index.ts';
import { findRunning } from '../../features/plans/index.ts';
import { findLiveSessions } from '../../features/sessions/index.ts';
import type { Database } from '../../storage/index.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** An account as an operator may see it: no secret, and no question that was asked. */
export const findAccount = async (db: Database, email: string, now: Date) => {
  const user = await findAccountByEmail(db, emailKeyOf(email));
  if (!user) return undefined;
  const identities = await findIdentitiesOf(db, user.id);
  const sessions = await findLiveSessions(db, user.id, now);
  const running = await findRunning(db, user.id, now);
  return {
    id: user.id,
    email: user.email,
    name: user.fullName,
    phone: user.phone,
    role: user.role,
    signs_in_by: [
      ...(user.passwordHash === null ? [] : ['password']),
      ...identities.map(({ issuer }) => issuer),
    ].join(', '),
    since: user.createdAt,
    plan: running
      ? {
          name: running.plan.subscriptionName,
          type: running.plan.subscriptionType,
          endsAt: running.endsAt,
          graceUntil: running.graceUntil,
        }
      : null,
    sessions: sessions.map((session) => ({
      device: deviceName(session.userAgent),
      since: session.createdAt,
      lastUsed: session.lastUsedAt,
    })),
  };
};
