import { paymentTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  addSubscription,
  openOrder,
  type Person,
  paymentStatus,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

const challenged = '4111110000003009';

const withCoupon = async (): Promise<{ app: TestApp; person: Person }> => {
  const app = await startTestApp();
  await app.context.storage.db.coupon.create({
    data: { code: 'ONCE', kind: 'percent', amount: 5_000, maxUses: 1, createdAt: app.clock.now() },
  });
  return { app, person: await signedInPerson(app) };
};

const usesOf = ({ context }: TestApp) =>
  context.storage.db.couponUse.findMany({ select: { orderId: true, status: true } });

test('a coupon whose order is paid already, as nobody has heard yet, is not taken to another plan', async () => {
  const { app, person } = await withCoupon();
  const first = await openOrder(app, person, { planId: 2, coupon: 'ONCE' });
  app.sandbox.payments.pay(first.id);
  const refused = await addSubscription(app, person, { planId: 3, coupon: 'ONCE' });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'coupon_invalid',
    paymentTexts.couponUsedByYou,
  ]);
  expect((await paymentStatus(app, person, first)).body.status).toBe('paid');
  expect(await usesOf(app)).toEqual([{ orderId: first.id, status: 'used' }]);
});

test('a coupon whose order is just being paid stays with it', async () => {
  const { app, person } = await withCoupon();
  const first = await openOrder(app, person, { planId: 2, coupon: 'ONCE' });
  app.sandbox.payments.pay(first.id, { pan: challenged });
  const refused = await addSubscription(app, person, { planId: 3, coupon: 'ONCE' });
  expect([refused.status, refused.body.detail]).toEqual([409, paymentTexts.couponBeingPaid]);
  expect((await openOrder(app, person, { planId: 2, coupon: 'ONCE' })).id).toBe(first.id);
  expect(await usesOf(app)).toEqual([{ orderId: first.id, status: 'reserved' }]);
  expect(await app.context.storage.db.order.count()).toBe(1);
});

test('a coupon whose order is just being made stays with it', async () => {
  const { app, person } = await withCoupon();
  const { id } = await openOrder(app, person, { planId: 2, coupon: 'ONCE' });
  const creating = { status: 'creating', gatewayReference: null, paymentPageUrl: null };
  await app.context.storage.db.order.update({ where: { id }, data: creating });
  const refused = await addSubscription(app, person, { planId: 3, coupon: 'ONCE' });
  expect([refused.status, refused.body.detail]).toEqual([409, paymentTexts.couponBeingPaid]);
  expect(await usesOf(app)).toEqual([{ orderId: id, status: 'reserved' }]);
});

test('while the gateway cannot say whether its order is paid, a coupon stays with it', async () => {
  const { app, person } = await withCoupon();
  const first = await openOrder(app, person, { planId: 2, coupon: 'ONCE' });
  app.sandbox.control.set('payments', { mode: 'error' });
  expect((await addSubscription(app, person, { planId: 3, coupon: 'ONCE' })).status).toBe(503);
  expect(await usesOf(app)).toEqual([{ orderId: first.id, status: 'reserved' }]);
  app.sandbox.control.reset();
  const second = await openOrder(app, person, { planId: 3, coupon: 'ONCE' });
  expect(() => app.sandbox.payments.pay(first.id)).toThrow();
  expect(await app.context.storage.db.order.findUnique({ where: { id: first.id } })).toMatchObject({
    status: 'expired',
    failure: 'replaced',
    openKey: null,
  });
  app.sandbox.payments.pay(second.id);
  expect((await paymentStatus(app, person, second)).body.status).toBe('paid');
});
