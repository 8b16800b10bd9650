import type { Gateway } from '../gateway.ts';
import { notFound } from '../gateway-error.ts';
import type { Order } from '../orders/order.ts';

export type OrderParams = { outlet: string; order: string };

/** @throws GatewayError 404 */
export function findOrder(gateway: Gateway, reference: string): Order {
  const order = gateway.book.find(reference);
  if (order === undefined) throw notFound('No such order');
  return order;
}
