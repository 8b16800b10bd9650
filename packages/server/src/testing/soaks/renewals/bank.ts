import type { GatewayClient } from '../../../adapters/payments/gateway-client.ts';
import type { GatewayOrder, GatewaySavedCard } from '../../../adapters/payments/gateway-order.ts';
import { buyPlan } from '../../payments.ts';
import { signedInPerson } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { dubaiMonthOf } from './dubai-calendar.ts';
import { challenge, holdsAt, type Story } from './story.ts';

/** Money that the bank has let go, as it would stand on the payer's statement. */
export type Capture = { readonly at: number; readonly fils: number };

/** The bank of all subscribers: it stands between the gateway's client and the gateway. */
export type Bank = {
  readonly gateway: GatewayClient;
  readonly isCustomer: (email: string, story: Story) => void;
  /** Charges of a saved card that went through, by e-mail. */
  readonly captures: ReadonlyMap<string, readonly Capture[]>;
  /** Orders with a page for the payer to pay on, oldest first, by e-mail. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Notes what was paid on a page. */
  readonly paidOnPage: (email: string, fils: number) => void;
};

/** Cards of the sandbox whose charges as a saved card are always declined, and always challenged. */
const moodyCards = { declined: '4111110000006002', challenged: '4111110000006028' } as const;

/**
 * Opens a bank that is in the mood of each story: during a bad spell a charge goes out with the token of a card that is
 * declined or challenged, and the result code is the spell's. Everything else is the sandbox's gateway as it is.
 */
export const openBank = async (app: TestApp): Promise<Bank> => {
  const { payments: gateway } = app.context;
  const tokens = {
    declined: await tokenOf(app, moodyCards.declined),
    challenged: await tokenOf(app, moodyCards.challenged),
  };
  const stories = new Map<string, Story>();
  const captures = new Map<string, Capture[]>();
  const pages = new Map<string, string[]>();
  const payerOf = new Map<string, string>();
  const codeOf = new Map<string, string>();
  const now = () => app.clock.now().getTime();
  const capture = (email: string, fils: number) => {
    captures.set(email, [...(captures.get(email) ?? []), { at: now(), fils }]);
  };

  const moodOf = (order: GatewayOrder): string | undefined => {
    const story = stories.get(payerOf.get(order.reference) ?? '');
    // An expired card is refused before anything else is asked, and the gateway knows by itself how.
    if (story && dubaiMonthOf(now()) > story.cardGoodUntil) return undefined;
    return story?.badSpells.find((spell) => holdsAt(spell, now()))?.code;
  };
  const withToken = (card: GatewaySavedCard, code: string | undefined): GatewaySavedCard => {
    if (code === undefined) return card;
    return { ...card, cardToken: code === challenge ? tokens.challenged : tokens.declined };
  };
  const withCode = (order: GatewayOrder, code: string): GatewayOrder => ({
    ...order,
    _embedded: {
      payment: (order._embedded?.payment ?? []).map((payment) => ({
        ...payment,
        ...(payment.authResponse && { authResponse: { ...payment.authResponse, resultCode: code } }),
      })),
    },
  });

  return {
    captures,
    pages,
    isCustomer: (email, story) => void stories.set(email, story),
    paidOnPage: capture,
    gateway: {
      ...gateway,
      async createOrder(order) {
        const created = await gateway.createOrder(order);
        payerOf.set(created.reference, order.email);
        if (!order.unscheduled) {
          const { merchantOrderReference: page } = order;
          pages.set(order.email, [...(pages.get(order.email) ?? []), page]);
        }
        return created;
      },
      async chargeSavedCard(order, card) {
        const code = moodOf(order);
        if (code !== undefined && code !== challenge) codeOf.set(order.reference, code);
        const payment = await gateway.chargeSavedCard(order, withToken(card, code));
        if (payment.state === 'PURCHASED') capture(payerOf.get(order.reference) ?? '', order.amount.value);
        return payment;
      },
      async findOrder(reference) {
        const order = await gateway.findOrder(reference);
        const code = codeOf.get(reference);
        return code === undefined ? order : withCode(order, code);
      },
    },
  };
};

/** A card's token, as the gateway gives it to whoever is paid with the card. */
const tokenOf = async (app: TestApp, pan: string): Promise<string> => {
  const person = await signedInPerson(app, { planId: null });
  const { gatewayReference } = await buyPlan(app, person, { pan });
  const order = await app.context.payments.findOrder(gatewayReference ?? '');
  const token = order._embedded?.payment[0]?.savedCard?.cardToken;
  if (token === undefined) throw new Error('the gateway gave no token');
  return token;
};
