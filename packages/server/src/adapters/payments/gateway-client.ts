import { z } from 'zod';
import { type Clock, systemClock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Randomness, systemRandomness } from '../../randomness.ts';
import { parseStorableJson } from '../../storable-text.ts';
import { createAccessTokens } from './access-token.ts';
import { asAskingError, asGatewayError } from './gateway-error.ts';
import {
  type GatewayOrder,
  type GatewayPayment,
  type GatewaySavedCard,
  gatewayOrderSchema,
  gatewayPaymentSchema,
} from './gateway-order.ts';
import { refusalOf } from './read-answer.ts';

const mediaType = 'application/vnd.ni-payment.v2+json';
const mostReads = 3;
const firstPauseMs = 200;
/** A reference that no order has. */
const noOrder = '00000000-0000-0000-0000-000000000000';
/** How often a payer may try on the hosted page. */
const paymentAttempts = 3;

type Links = Readonly<Record<string, string>>;

export type NewGatewayOrder = {
  /** Letters, digits and hyphens: our own reference, new for every attempt. */
  readonly merchantOrderReference: string;
  /** Minor units. */
  readonly amountFils: number;
  readonly currency: string;
  readonly email: string;
  readonly redirectUrl: string;
  readonly cancelUrl: string;
  readonly cancelText: string;
  /** For a charge without the payer at the screen. */
  readonly unscheduled?: boolean;
};

export type GatewayClient = {
  /** Creates a PURCHASE order; its `payment` link is the hosted page. Never repeated: see `isOutcomeUnknown`. */
  readonly createOrder: (order: NewGatewayOrder) => Promise<GatewayOrder>;
  /** Reads an order, again when the first tries fail. */
  readonly findOrder: (reference: string) => Promise<GatewayOrder>;
  /** Takes an order back that nobody has begun to pay; refused, as gateway_failed, once card data was given. */
  readonly cancelOrder: (order: GatewayOrder) => Promise<void>;
  /** Charges a saved card for an order just created, without the payer. Never repeated. */
  readonly chargeSavedCard: (order: GatewayOrder, card: GatewaySavedCard) => Promise<GatewayPayment>;
  /** Gives a payment back whole: undone on the day it was made, refunded later. Never repeated. */
  readonly refund: (order: GatewayOrder, payment: GatewayPayment) => Promise<void>;
  /** Whether the gateway gives us a token, and lets that into the outlet. Nothing is ordered. */
  readonly ping: () => Promise<void>;
};

/**
 * A client of the N-Genius Online order API. Every call can throw AppError gateway_failed, gateway_unavailable or
 * gateway_timeout, cause kept; what moves money is never tried twice.
 *
 * @see https://docs.ngenius-payments.com/reference/two-stage-payments-orders
 */
export const createGatewayClient = (
  config: Config['payments'],
  {
    clock = systemClock,
    random = systemRandomness,
  }: { readonly clock?: Clock; readonly random?: Pick<Randomness, 'integer'> } = {},
): GatewayClient => {
  const timeoutMs = config.timeoutSeconds * 1_000;
  const tokens = createAccessTokens(config, timeoutMs);
  const orders = `${config.baseUrl}/transactions/outlets/${encodeURIComponent(config.outletId)}/orders`;

  const send = async (url: string, method: string, body?: unknown): Promise<Response> => {
    const token = await tokens.current();
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: mediaType,
        ...(body !== undefined && { 'content-type': mediaType }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401) tokens.drop(token);
    return response;
  };

  const call = async <Schema extends z.ZodType>(
    schema: Schema,
    url: string,
    method: string,
    body?: unknown,
  ): Promise<z.output<Schema>> => {
    try {
      let response = await send(url, method, body);
      // A refused token was not acted upon, so this is safe for money too.
      if (response.status === 401) response = await send(url, method, body);
      if (!response.ok) throw await refusalOf(response);
      return schema.parse(parseStorableJson(await response.text()));
    } catch (error) {
      throw asGatewayError(error, clock);
    }
  };

  const read = async (reference: string): Promise<GatewayOrder> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call(gatewayOrderSchema, `${orders}/${encodeURIComponent(reference)}`, 'GET');
      } catch (error) {
        if (tries === mostReads || asGatewayError(error, clock).code !== 'gateway_unavailable')
          throw asAskingError(error, clock);
        const meanMs = firstPauseMs * 2 ** tries;
        await pause(random.integer(meanMs / 2, meanMs * 1.5));
      }
    }
  };

  /** The first link there is of an answer, on the gateway's own address only: the token goes nowhere else. */
  const linkOf = <Name extends string>(links: Links | undefined, ...names: Name[]) => {
    for (const name of names) {
      const url = URL.parse(links?.[name] ?? '', config.baseUrl);
      if (links?.[name] && url?.origin === new URL(config.baseUrl).origin) return { name, href: url.href };
    }
    throw asGatewayError(new Error(`the gateway offers no link ${names.join(' or ')}`), clock);
  };

  return {
    createOrder: (order) =>
      call(gatewayOrderSchema, orders, 'POST', {
        action: 'PURCHASE',
        ...(order.unscheduled && { type: 'UNSCHEDULED' }),
        amount: { currencyCode: order.currency, value: order.amountFils },
        language: 'en',
        emailAddress: order.email,
        merchantOrderReference: order.merchantOrderReference,
        merchantAttributes: {
          redirectUrl: order.redirectUrl,
          cancelUrl: order.cancelUrl,
          cancelText: order.cancelText,
          skipConfirmationPage: true,
          ...(order.unscheduled ? { skip3DS: true } : { paymentAttempts }),
        },
      }),

    findOrder: read,

    async cancelOrder(order) {
      await call(z.unknown(), linkOf(order._links, 'cancel').href, 'PUT');
    },

    chargeSavedCard: (order, { cardToken, cardholderName, expiry }) => {
      const payment = order._embedded?.payment[0];
      const { href } = linkOf(payment?._links, 'payment:saved-card');
      return call(gatewayPaymentSchema, href, 'PUT', { cardToken, cardholderName, expiry });
    },

    async refund(order, payment) {
      const links = { ...payment._embedded?.['cnp:capture']?.[0]?._links, ...payment._links };
      const { name, href } = linkOf(links, 'cnp:cancel', 'cnp:refund');
      const undone = name === 'cnp:cancel';
      await call(
        gatewayPaymentSchema,
        href,
        undone ? 'PUT' : 'POST',
        undone ? undefined : { amount: order.amount },
      );
    },

    async ping() {
      try {
        const response = await send(`${orders}/${noOrder}`, 'GET');
        if (response.status !== 404 && !response.ok) throw await refusalOf(response);
        await response.body?.cancel();
      } catch (error) {
        throw asGatewayError(error, clock);
      }
    },
  };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
