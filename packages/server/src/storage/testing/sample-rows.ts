import { randomUUID } from 'node:crypto';
import type { Database } from '../open-storage.ts';

const now = new Date('2025-06-01T08:00:00.000Z');

/** Data of a user whom nothing else distinguishes. */
export function sampleUser(id: string = randomUUID()) {
  return {
    id,
    email: `${id}@Example.com`,
    emailKey: `${id}@example.com`,
    fullName: 'Amina Rahman',
    phone: '971500000000',
    passwordHash: 'hash',
    createdAt: now,
    updatedAt: now,
  };
}

export function sampleRegistration(id: string = randomUUID()) {
  const { updatedAt: _, ...registration } = sampleUser(id);
  return registration;
}

export function sampleCode(triesLeft = 5) {
  return { id: randomUUID(), codeHash: 'hash', expiresAt: now, triesLeft, sentAt: now };
}

export function sampleChallenge(id: string = randomUUID()) {
  return { id, expiresAt: now };
}

export function samplePlan(planId = 1) {
  return {
    planId,
    subscriptionName: 'Free Plan',
    subscriptionType: 'Free Plan',
    amountFils: 0,
    categories: '[1,4,8]',
    isSequence: 0,
    updatedAt: now,
  };
}

export function sampleSubscription(userId: string, planId = 1) {
  return {
    id: randomUUID(),
    userId,
    planId,
    startsAt: now,
    endsAt: now,
    status: 'active',
    activeUserId: userId,
    createdAt: now,
  };
}

/** A user whose Free Plan runs. */
export async function storeSubscriber(db: Database): Promise<{ userId: string; subscriptionId: string }> {
  const user = await db.user.create({ data: sampleUser() });
  await db.plan.upsert({ where: { planId: 1 }, create: samplePlan(), update: {} });
  const subscription = await db.subscription.create({ data: sampleSubscription(user.id) });
  return { userId: user.id, subscriptionId: subscription.id };
}
