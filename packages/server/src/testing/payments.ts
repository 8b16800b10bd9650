import type { AddressInfo } from 'node:net';
import { endpoints, paths } from '@genie/contract';
import type { Order } from '../storage/index.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Wish = { planId?: number; coupon?: string; saveCard?: boolean };

/** Orders a plan as the coupon page does. */
export const addSubscription = (
  app: TestApp,
  { token }: Person,
  { planId = 3, coupon, saveCard = false }: Wish = {},
) =>
  app.call(endpoints.addSubscription, {
    token,
    body: { subscription_id: planId, coupon_code: coupon ?? null, is_accept: saveCard ? 1 : 0 },
  });

/** An order that a person has just made, open for payment. */
export const openOrder = async (app: TestApp, person: Person, wish: Wish = {}): Promise<Order> => {
  const { status, body } = await addSubscription(app, person, wish);
  if (status !== 200) throw new Error(`ordering answered ${status}: ${JSON.stringify(body)}`);
  return app.context.storage.db.order.findFirstOrThrow({
    where: { userId: person.userId, paymentPageUrl: body.payment_page_url },
  });
};

/** Asks what became of an order, as the browser does after its return. */
export const paymentStatus = (app: TestApp, { token }: Person, order: Order) =>
  app.call(endpoints.paymentStatus, {
    token,
    query: { outlet_id: order.outletId, orderReference: order.gatewayReference ?? order.id },
  });

/** Buys a plan with a card, to the end. */
export const buyPlan = async (
  app: TestApp,
  person: Person,
  { pan, ...wish }: Wish & { pan?: string } = {},
): Promise<Order> => {
  const order = await openOrder(app, person, wish);
  app.sandbox.payments.pay(order.id, pan === undefined ? {} : { pan });
  await paymentStatus(app, person, order);
  return app.context.storage.db.order.findUniqueOrThrow({ where: { id: order.id } });
};

/** Lets the gateway's webhooks reach the application. */
export const receiveWebhooks = async ({ app, sandbox }: TestApp): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${paths.paymentWebhook}`;
  sandbox.payments.setWebhookUrl(url);
  return url;
};
