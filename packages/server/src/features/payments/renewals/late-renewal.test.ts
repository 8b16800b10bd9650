import { paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  paymentStatus,
  renewalsOf,
  signInAgain,
  startTestApp,
  subscriber,
  subscriptionOf,
  untilDue,
} from '../../../testing/index.ts';
import { reconcileOrders, runRenewals } from '../index.ts';

test('who pays a renewal after the plan has ended is told that it came too late', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006028');
  await untilDue(app, person);
  await runRenewals(app.context);
  const page = (await renewalsOf(app, person)).find(({ paymentPageUrl }) => paymentPageUrl !== null);
  if (!page) throw new Error('nobody was asked to pay');
  const { id } = await subscriptionOf(app, person);
  const ended = { status: 'ended', activeUserId: null, renews: false };
  await app.context.storage.db.subscription.update({ where: { id }, data: ended });
  app.sandbox.payments.pay(page.id);
  const { status, body } = await paymentStatus(app, await signInAgain(app, person), page);
  expect([status, body.detail]).toEqual([402, paymentTexts.refundedPlanEnded]);
  await reconcileOrders(app.context);
  const { subject, text } = await app.newestMail(person.email);
  expect(subject).toBe('We gave AED 99.00 back to you');
  expect(text).toContain('for the Pro Plan (monthly) that came after it had ended, so we gave');
  expect(text).toContain('If no other plan of yours runs, choose one to go on.');
});

test('who pays one renewal twice is told that the second payment was not needed', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006028');
  await untilDue(app, person);
  await runRenewals(app.context);
  app.clock.advance({ days: 1 });
  await runRenewals(app.context);
  const pages = (await renewalsOf(app, person)).filter(({ paymentPageUrl }) => paymentPageUrl !== null);
  expect(pages).toHaveLength(2);
  const answers = [];
  for (const page of pages) {
    app.sandbox.payments.pay(page.id);
    const { status, body } = await paymentStatus(app, await signInAgain(app, person), page);
    answers.push([status, body.detail]);
  }
  expect(answers).toEqual([
    [200, undefined],
    [402, paymentTexts.refunded],
  ]);
  await reconcileOrders(app.context);
  expect((await app.newestMail(person.email)).text).toContain('Your plan stays as it is.');
  expect((await renewalsOf(app, person)).map(({ status }) => status)).toContain('refunded');
});
