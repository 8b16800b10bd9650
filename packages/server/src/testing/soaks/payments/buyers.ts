import { randomUUID } from 'node:crypto';
import { paths } from '@genie/contract';
import { payByForm } from '@genie/sandbox';
import { insertVerifiedUser } from '../../../features/accounts/account-store.ts';
import { hashPassword } from '../../../features/accounts/passwords.ts';
import type { Order } from '../../../storage/index.ts';
import { password } from '../../people.ts';
import type { Draws } from '../draws.ts';
import { callWell } from './calls.ts';
import type { Installation } from './installation.ts';

const cheapestBcrypt = 4;

/** Prices of the catalogue and what the soak's coupons leave of them, in fils, written down here once more. */
const prices = [
  { planId: 2, coupon: null, fils: 4_900, days: 5, months: 0 },
  { planId: 3, coupon: null, fils: 9_900, days: 0, months: 1 },
  { planId: 4, coupon: null, fils: 24_900, days: 0, months: 3 },
  { planId: 3, coupon: 'SOAK-FLAT', fils: 7_400, days: 0, months: 1 },
  { planId: 4, coupon: 'SOAK-TENTH', fils: 22_410, days: 0, months: 3 },
] as const;

/** What the payer does on the hosted page. */
const payers = [
  { cards: ['visa-approved'], isPaid: true },
  { cards: ['mastercard-approved'], isPaid: true },
  { cards: ['insufficient-funds', 'visa-approved'], isPaid: true },
] as const;
const decliner = { cards: ['visa-declined'], isPaid: false } as const;

/** An order of somebody, and what has to come of it. */
export type Bought = {
  readonly order: Order;
  readonly email: string;
  readonly token: string;
  readonly price: (typeof prices)[number];
  readonly isPaid: boolean;
  /** Whether the browser is gone after the storm, so that nobody asks any more. */
  readonly isBrowserGone: boolean;
};

export const addSoakCoupons = async ({ storage }: Installation): Promise<void> => {
  const createdAt = new Date();
  for (const coupon of [
    { code: 'SOAK-FLAT', kind: 'flat', amount: 2_500 },
    { code: 'SOAK-TENTH', kind: 'percent', amount: 1_000 },
  ]) {
    await storage.db.coupon.create({ data: { ...coupon, createdAt } });
  }
};

/** Somebody new signs in, orders a plan and pays on the hosted page; nobody has told the server yet. */
export const buy = async (
  installation: Installation,
  draws: Draws,
  { isPaid }: { isPaid: boolean },
): Promise<Bought> => {
  const { serverUrls, storage } = installation;
  const serverUrl = draws.pick(serverUrls);
  const [price, payer, isBrowserGone, saveCard] = [
    draws.pick(prices),
    isPaid ? draws.pick(payers) : decliner,
    draws.chance(0.5),
    draws.chance(0.5),
  ];
  const email = await addPerson(installation);
  const { access_token: token } = await callWell<{ access_token: string }>(`${serverUrl}${paths.login}`, {
    method: 'POST',
    body: { email, password },
  });
  const { payment_page_url: page } = await callWell<{ payment_page_url: string }>(
    `${serverUrl}${paths.addSubscription}`,
    {
      method: 'POST',
      token,
      body: { subscription_id: price.planId, coupon_code: price.coupon, is_accept: saveCard ? 1 : 0 },
    },
  );
  for (const card of payer.cards) await payByForm(page, { card });
  const order = await storage.db.order.findFirstOrThrow({ where: { paymentPageUrl: page } });
  return { order, email, token, price, isPaid: payer.isPaid, isBrowserGone };
};

const addPerson = async ({ storage }: Installation): Promise<string> => {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const passwordHash = await hashPassword(password, cheapestBcrypt);
  const person = { id, email, emailKey: email, fullName: 'Amina Rahman', phone: '0501234567', passwordHash };
  await storage.transaction((tx) => insertVerifiedUser(tx, person, new Date()));
  return email;
};
