import { randomUUID } from 'node:crypto';
import { endpoints } from '@genie/contract';
import { insertVerifiedUser } from '../features/accounts/account-store.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { findPlan, insertSubscription, periodEnd } from '../features/plans/index.ts';
import type { TestApp } from './test-app.ts';

export const password = 'Secret1!';

/** What a client sends to register. */
export const registration = (email = `${randomUUID()}@example.com`) => ({
  email,
  password,
  confirm_password: password,
  full_name: 'Amina Rahman',
  phone: '0501234567',
  role_id: 0,
  otp: 0,
  photo: '',
  is_active: true,
  google_drive_folder_id: '',
  is_google_drive: 0,
});

/** The code in the newest confirmation mail to an address. */
export const mailedCode = async (test: TestApp, to: string): Promise<string> => {
  const code = (await test.newestMail(to)).text.match(/^\d{6}$/m)?.[0];
  if (!code) throw new Error('the mail holds no code');
  return code;
};

export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
};

/** A verified user on a plan (or on none), signed in through the HTTP interface. */
export const signedInPerson = async (
  test: TestApp,
  { planId = 1 }: { planId?: number | null } = {},
): Promise<Person> => {
  const { context } = test;
  const email = `${randomUUID()}@example.com`;
  const userId = randomUUID();
  const now = context.clock.now();
  const user = {
    id: userId,
    email,
    emailKey: email,
    fullName: 'Amina Rahman',
    phone: '0501234567',
    passwordHash: await hashPassword(password, context.config.passwords.bcryptCost),
  };
  await context.storage.transaction(async (tx) => {
    await insertVerifiedUser(tx, user, now);
    if (planId === null) return;
    const plan = await findPlan(tx, planId);
    if (!plan) throw new Error(`there is no plan ${planId}`);
    const endsAt = periodEnd(context.time, plan, now);
    await insertSubscription(tx, { id: randomUUID(), userId, planId, startsAt: now, endsAt });
  });
  const { body } = await test.call(endpoints.login, { body: { email, password } });
  return { userId, email, token: body.access_token, refreshToken: body.refresh_token };
};

/** The same person with a new session, for a test whose clock has moved past the life of an access token. */
export const signInAgain = async (test: TestApp, person: Person): Promise<Person> => {
  const { body } = await test.call(endpoints.login, { body: { email: person.email, password } });
  return { ...person, token: body.access_token, refreshToken: body.refresh_token };
};
