import { findTestCard } from './cards/test-cards.ts';
import type { Gateway } from './gateway.ts';
import { answerChallenge } from './orders/answer-challenge.ts';
import { beginPayment } from './orders/begin-payment.ts';
import { attemptsLeft, currentPayment, type Order, type PaymentState } from './orders/order.ts';
import { type PresentedOrder, presentOrder } from './orders/present-order.ts';
import { endReview } from './orders/review.ts';
import { filledFields } from './pages/filled-fields.ts';
import { type CardFields, readCardForm } from './pages/read-card-form.ts';
import { cancelAddress, returnAddress } from './pages/return-address.ts';
import type { SwitchesRequest, WebhookMode } from './payment-switches.ts';
import type { Delivery } from './webhooks/webhook-sender.ts';

const defaultPan = '4111111111111111';

/** What a payer types in; all but the number has a value that works. `otp` answers a 3-D Secure challenge. */
export type PayerInput = { pan?: string; expiry?: string; cvv?: string; name?: string; otp?: string };

export type PayOutcome = {
  state: PaymentState;
  /** Null when the issuer was not asked, or has not answered yet. */
  resultCode: string | null;
  attemptsLeft: number;
  /** Where the payer is sent back to, were they to leave now; null when the merchant named no address. */
  returnUrl: string | null;
};

export type PaymentsControl = ReturnType<typeof paymentsControl>;

/**
 * The gateway in the hands of a test: what a payer, an operator of the gateway and time itself would do. A reference is
 * the gateway's or the merchant's own.
 */
export function paymentsControl(gateway: Gateway) {
  const { clock, webhooks, switches, tokens, book } = gateway;

  /** @throws Error when there is no such order */
  function find(reference: string): Order {
    const order = book.find(reference) ?? book.findByMerchantReference(reference);
    if (order === undefined) throw new Error(`There is no order ${reference}.`);
    return order;
  }

  function present(order: Order): PresentedOrder {
    const { outletId } = gateway.settings;
    return presentOrder(order, { baseUrl: gateway.baseUrl(), outletId, now: clock.now() });
  }

  function outcomeOf(order: Order): PayOutcome {
    const { state, authorisation } = currentPayment(order);
    return {
      state,
      resultCode: authorisation?.resultCode ?? null,
      attemptsLeft: attemptsLeft(order),
      returnUrl: returnAddress(order),
    };
  }

  return {
    /**
     * Pays as the hosted page does. The cards that answer late are left as they are: see `settle`.
     * @throws Error when the order takes no card, or a field is wrong
     */
    pay(reference: string, { otp, pan = defaultPan, ...typed }: PayerInput = {}): PayOutcome {
      const order = find(reference);
      const card = findTestCard(pan.replaceAll(' ', ''));
      const filled = card && filledFields(card, clock.now());
      const fields: CardFields = {
        expiry: '',
        cvv: '123',
        name: 'Sara Haddad',
        ...filled,
        ...typed,
        number: pan,
      };
      const form = readCardForm(fields, clock.now());
      if ('problems' in form) throw new Error(`Wrong fields: ${Object.values(form.problems).join(', ')}.`);
      void beginPayment(gateway, order, form.given, form.given.card.outcome).answered;
      if (otp !== undefined && currentPayment(order).state === 'AWAIT_3DS')
        answerChallenge(gateway, order, otp);
      return outcomeOf(order);
    },

    /** Answers the 3-D Secure challenge that an order awaits. */
    authenticate(reference: string, otp: string): PayOutcome {
      const order = find(reference);
      answerChallenge(gateway, order, otp);
      return outcomeOf(order);
    },

    /** Where the page's cancel link leads. */
    cancelUrl: (reference: string): string | null =>
      cancelAddress(find(reference), gateway.settings.cancelAddsRef),

    /** Ends a fraud review. */
    review(reference: string, verdict: 'accept' | 'reject'): PayOutcome {
      const order = find(reference);
      endReview(gateway, order, verdict);
      return outcomeOf(order);
    },

    /** An order as the API shows it. */
    order: (reference: string): PresentedOrder => present(find(reference)),

    /** The last 5000 orders as the API shows them, oldest first. */
    orders: (): PresentedOrder[] => book.all().map(present),

    /** No access token that was given out is good any more. */
    expireTokens: () => tokens.expireAll(),

    /** The gateway's time, in milliseconds since the epoch. */
    now: (): number => clock.now(),

    /** Moves the gateway's clock on: tokens and cards end, the day is settled, late approvals arrive. */
    advance: (ms: number) => clock.advance(ms),

    /** Lets late and held payments end now. */
    settle: () => clock.settle(),

    /** @throws ZodError when there is no such mode */
    set: (request: SwitchesRequest) => switches.set(request),

    /** @throws ZodError when there is no such mode */
    setWebhooks: (mode: WebhookMode) => switches.set({ webhooks: mode }),

    /** Where webhooks go from now on; null for nowhere. */
    setWebhookUrl: (url: string | null) => webhooks.setUrl(url),

    /** The last 200 events and what became of them, oldest first. */
    deliveries: (): Delivery[] => webhooks.deliveries(),

    /** Sends an event once more. Returns false when it is not known any more. */
    resend: (eventId: string): boolean => webhooks.resend(eventId),

    /** Waits until no webhook is on its way. */
    idle: (): Promise<void> => webhooks.idle(),
  };
}
