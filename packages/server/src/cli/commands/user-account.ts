import { emailKeyOf } from '../../features/accounts/index.ts';
import { deviceName } from '../../features/audit/index.ts';
import { findRunning } from '../../features/plans/index.ts';
import type { Database } from '../../storage/index.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** An account as an operator may see it: no secret, and no question that was asked. */
export const findAccount = async (db: Database, email: string, now: Date) => {
  const user = await db.user.findUnique({
    where: { emailKey: emailKeyOf(email) },
    include: {
      identities: { select: { issuer: true } },
      sessions: { where: { revokedAt: null, expiresAt: { gt: now } }, orderBy: { lastUsedAt: 'desc' } },
    },
  });
  if (!user) return undefined;
  const running = await findRunning(db, user.id, now);
  return {
    id: user.id,
    email: user.email,
    name: user.fullName,
    phone: user.phone,
    role: user.role,
    signs_in_by: [
      ...(user.passwordHash === null ? [] : ['password']),
      ...user.identities.map(({ issuer }) => issuer),
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
    sessions: user.sessions.map((session) => ({
      device: deviceName(session.userAgent),
      since: session.createdAt,
      lastUsed: session.lastUsedAt,
    })),
  };
};
