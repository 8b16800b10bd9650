import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@genie/contract';
import type { z } from 'zod';
import { createBusinessTime } from '../../business-time.ts';
import { insertVerifiedUser } from '../../features/accounts/account-store.ts';
import { hashPassword } from '../../features/accounts/passwords.ts';
import { findPlan, insertSubscription, periodEnd } from '../../features/plans/index.ts';
import type { Storage } from '../../storage/index.ts';
import { type Person, password } from '../people.ts';
import { clientHeader } from './balancer.ts';

const cheapestBcrypt = 4;
const timeZone = 'Asia/Dubai';

type ReplicaCall = {
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly token?: string;
  /** The address the balancer says the request comes from. */
  readonly from?: string;
  readonly headers?: Record<string, string>;
};

/** Makes a call of the contract over the network. */
export const callAt = async <E extends Endpoint>(
  base: string,
  { method, path }: E,
  { body, query, token, from, headers }: ReplicaCall = {},
): Promise<{ status: number; headers: Headers; body: z.output<E['response']> & { code?: string } }> => {
  type Answer = z.output<E['response']> & { code?: string };
  const answer = await fetch(`${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method,
    headers: {
      ...(token !== undefined && { token: `Bearer ${token}` }),
      ...(from !== undefined && { [clientHeader]: from }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer };
};

/** A verified user on a plan, signed in at `base`. */
export const personAt = async (
  base: string,
  storage: Storage,
  { planId = null }: { planId?: number | null } = {},
): Promise<Person> => {
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  const now = new Date();
  const passwordHash = await hashPassword(password, cheapestBcrypt);
  const user = {
    id: userId,
    email,
    emailKey: email,
    fullName: 'Amina Rahman',
    phone: '0501234567',
    passwordHash,
  };
  await storage.transaction(async (tx) => {
    await insertVerifiedUser(tx, user, now);
    const plan = planId === null ? null : await findPlan(tx, planId);
    if (!plan) return;
    const endsAt = periodEnd(createBusinessTime(timeZone), plan, now);
    await insertSubscription(tx, { id: randomUUID(), userId, planId: plan.planId, startsAt: now, endsAt });
  });
  const { body } = await callAt(base, endpoints.login, { body: { email, password } });
  return { userId, email, token: body.access_token, refreshToken: body.refresh_token };
};
