import { KeptMap } from '../kept-map.ts';
import { AccessTokens } from './access-tokens.ts';
import { GatewayClock } from './gateway-clock.ts';
import type { Order } from './orders/order.ts';
import { OrderBook } from './orders/order-book.ts';
import { presentOrder } from './orders/present-order.ts';
import { PaymentSwitches } from './payment-switches.ts';
import { type PaymentsOptions, settingsOf } from './settings.ts';
import type { EventName } from './webhooks/event-name.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

const countsKept = 5000;
const internalHost = 'http://transaction-service.internal';

export type Gateway = ReturnType<typeof createGateway>;

/**
 * The gateway's memory and its parts; the verbs that act on them stand in `orders` and `cards`.
 *
 * @param baseUrl the address that stands for the gateway's API, known once the sandbox listens
 */
export function createGateway(options: PaymentsOptions, appUrl: string, baseUrl: () => string) {
  const settings = settingsOf(options, appUrl);
  const clock = new GatewayClock(settings.now);
  const switches = new PaymentSwitches();
  const webhooks = new WebhookSender(settings.webhook, () => switches.webhooks);
  return {
    settings,
    clock,
    switches,
    webhooks,
    baseUrl,
    book: new OrderBook(),
    tokens: new AccessTokens(settings, clock),
    /** How often each card of each payer was charged as a saved one. */
    savedCardCharges: new KeptMap<string, number>(countsKept),

    /** Tells the merchant's webhook, with the order as it is now. Its links name a host that nobody can reach. */
    announce(eventName: EventName, order: Order): void {
      const { outletId } = settings;
      const shown = presentOrder(order, { baseUrl: internalHost, outletId, now: clock.now() });
      webhooks.send({ eventName, outletId, order: shown });
    },

    async close(): Promise<void> {
      clock.stop();
      await webhooks.close();
    },
  };
}
