import { deviceName } from '../../features/audit/index.ts';
import type { Database } from '../../storage/index.ts';

/** An account as an operator may see it: no secret, and no question that was asked. */
export const findAccount = async (db: Database, email: string, now: Date) => {
  const user = await db.user.findUnique({
    where: { emailKey: email.trim().toLowerCase() },
    include: {
      identities: { select: { issuer: true } },
      sessions: { where: { revokedAt: null, expiresAt: { gt: now } }, orderBy: { lastUsedAt: 'desc' } },
      subscriptions: { where: { activeUserId: { not: null }, endsAt: { gt: now } }, include: { plan: true } },
    },
  });
  if (!user) return undefined;
  const [running] = user.subscriptions;
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
      ? { name: running.plan.subscriptionName, type: running.plan.subscriptionType, endsAt: running.endsAt }
      : null,
    sessions: user.sessions.map((session) => ({
      device: deviceName(session.userAgent),
      since: session.createdAt,
      lastUsed: session.lastUsedAt,
    })),
  };
};
