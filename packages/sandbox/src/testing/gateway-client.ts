import type { Sandbox } from '../start-sandbox.ts';

const identityType = 'application/vnd.ni-identity.v1+json';
const paymentType = 'application/vnd.ni-payment.v2+json';

type Link = { href: string };
type Links = Record<string, Link>;

export type ShownPayment = {
  reference: string;
  state: string;
  savedCard?: {
    cardToken: string;
    cardholderName: string;
    expiry: string;
    maskedPan: string;
    scheme: string;
  };
  authResponse?: { success: boolean; resultCode: string; resultMessage: string; authorizationCode: string };
  '3ds'?: { status: string };
  paymentMethod?: Record<string, string>;
  _links: Links;
  _embedded?: {
    'cnp:capture': { _links: Links; amount: { value: number } }[];
    'cnp:refund'?: { _links: Links }[];
  };
};

export type ShownOrder = {
  reference: string;
  outletId: string;
  merchantOrderReference?: string;
  merchantAttributes: Record<string, string>;
  formattedAmount: string;
  _links: Links;
  _embedded: { payment: [ShownPayment, ...ShownPayment[]] };
};

type Changes = Record<string, unknown>;

/** A body that creates an order of AED 149.00. */
export const orderBody = (changes: Changes = {}) => ({
  action: 'PURCHASE',
  amount: { currencyCode: 'AED', value: 14_900 },
  emailAddress: 'sara@example.test',
  merchantOrderReference: 'sub-000123-a1',
  merchantAttributes: {
    redirectUrl: 'http://localhost:3000/paymentredirect?from=shop',
    cancelUrl: 'http://localhost:3000/subscription',
    cancelText: 'Back to plans',
    skipConfirmationPage: true,
  },
  ...changes,
});

export function askForToken({ payments }: Sandbox, changes: { headers?: object; body?: string } = {}) {
  return fetch(`${payments.baseUrl}/identity/auth/access-token`, {
    method: 'POST',
    headers: { authorization: `Basic ${payments.apiKey}`, 'content-type': identityType, ...changes.headers },
    ...(changes.body !== undefined && { body: changes.body }),
  });
}

/** The gateway as a merchant's server talks to it: with a token, and its media types. */
export async function gatewayClient(sandbox: Sandbox) {
  const { access_token } = (await (await askForToken(sandbox)).json()) as { access_token: string };
  const orders = `${sandbox.payments.baseUrl}/transactions/outlets/${sandbox.payments.outletId}/orders`;

  function send(
    method: string,
    url: string,
    body?: unknown,
    headers: object = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    return fetch(url, {
      method,
      ...(signal && { signal }),
      headers: {
        authorization: `Bearer ${access_token}`,
        accept: paymentType,
        ...(body !== undefined && { 'content-type': paymentType }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async function create(changes: Changes = {}): Promise<ShownOrder> {
    return (await (await send('POST', orders, orderBody(changes))).json()) as ShownOrder;
  }

  async function read(order: { reference: string }): Promise<ShownOrder> {
    return (await (await send('GET', `${orders}/${order.reference}`)).json()) as ShownOrder;
  }

  /** Charges a card that another order has saved. */
  async function chargeSaved(saved: ShownPayment['savedCard'], changes: Changes = {}): Promise<Response> {
    const order = await create({
      type: 'UNSCHEDULED',
      merchantAttributes: { skip3DS: true },
      merchantOrderReference: `renewal-${crypto.randomUUID()}`,
    });
    const link = order._embedded.payment[0]._links['payment:saved-card']?.href ?? '';
    const { cardToken, cardholderName, expiry } = saved ?? { cardToken: '', cardholderName: '', expiry: '' };
    return await send('PUT', link, { cardToken, cardholderName, expiry, ...changes });
  }

  return { orders, send, create, read, chargeSaved };
}

/** The newest payment of an order. */
export function lastPayment(order: ShownOrder): ShownPayment {
  return order._embedded.payment.at(-1) ?? order._embedded.payment[0];
}
