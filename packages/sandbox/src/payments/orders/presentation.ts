import type { Order } from './order.ts';
import type { Amount } from './order-request.ts';

/** What an order looks like depends on where and when it is looked at. */
export type Presentation = {
  /** The address that links begin with. */
  baseUrl: string;
  outletId: string;
  now: number;
};

export function orderUrl({ reference }: Order, { baseUrl, outletId }: Presentation): string {
  return `${baseUrl}/transactions/outlets/${outletId}/orders/${reference}`;
}

/** In minor units, as everything of the API is. */
export const amountOf = (value: number): Amount => ({ currencyCode: 'AED', value });
