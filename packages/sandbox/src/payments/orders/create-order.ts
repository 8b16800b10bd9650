import { randomBytes, randomUUID } from 'node:crypto';
import { findByToken } from '../cards/test-cards.ts';
import type { Gateway } from '../gateway.ts';
import { unprocessable } from '../gateway-error.ts';
import type { Order, Payment } from './order.ts';
import { readOrderRequest } from './order-request.ts';

const codeBytes = 8;

/** @throws GatewayError when the merchant asks for something that an order cannot be */
export function createOrder(gateway: Gateway, body: unknown): Order {
  const request = readOrderRequest(body);
  const { merchantOrderReference: reference, savedCard } = request;
  if (gateway.settings.uniqueReferences && reference && gateway.book.findByMerchantReference(reference)) {
    throw unprocessable(
      'duplicateReference',
      'merchantOrderReference was used before',
      'merchantOrderReference',
    );
  }
  if (savedCard && !findByToken(savedCard.cardToken)) {
    throw unprocessable('invalidCardToken', 'No such saved card', 'savedCard.cardToken');
  }
  const createdAt = gateway.clock.now();
  const order: Order = {
    reference: randomUUID(),
    code: randomBytes(codeBytes).toString('hex'),
    request,
    createdAt,
    payments: [newPayment(createdAt)],
  };
  gateway.book.add(order);
  return order;
}

/** An attempt to pay that nobody has begun. */
export function newPayment(now: number): Payment {
  return {
    reference: randomUUID(),
    state: 'STARTED',
    updatedAt: now,
    given: null,
    authorisation: null,
    threeDs: null,
    captures: [],
    refunds: [],
  };
}
