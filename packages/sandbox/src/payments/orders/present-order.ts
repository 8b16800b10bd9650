import { writeAmount } from '../write-amount.ts';
import { isPayable, type Order } from './order.ts';
import { presentPayment } from './present-payment.ts';
import { orderUrl, type Presentation } from './presentation.ts';

export type PresentedOrder = ReturnType<typeof presentOrder>;

/** An order as N-Genius shows it. A link that is missing is something that is not allowed now. */
export function presentOrder(order: Order, presentation: Presentation) {
  const { baseUrl, outletId } = presentation;
  const { reference, request } = order;
  const { merchantAttributes, savedCard, ...asked } = request;
  const self = orderUrl(order, presentation);
  const [first] = order.payments;
  const untouched = order.payments.length === 1 && first.state === 'STARTED' && first.given === null;
  const payable = isPayable(order) || order.payments.some(({ state }) => state === 'AWAIT_3DS');
  return {
    _id: `urn:order:${reference}`,
    reference,
    outletId,
    ...asked,
    ...(savedCard && { savedCard }),
    formattedAmount: writeAmount(request.amount.value),
    // Whatever type they were sent as, they come back as strings.
    merchantAttributes: asStrings(merchantAttributes),
    createDateTime: new Date(order.createdAt).toISOString(),
    referrer: `urn:Ecom:${reference}`,
    paymentMethods: { card: ['VISA', 'MASTERCARD'] },
    _links: {
      self: { href: self },
      ...(payable && { payment: { href: `${baseUrl}/paypage/?code=${order.code}` } }),
      ...(untouched && { cancel: { href: `${self}/cancel` } }),
    },
    _embedded: { payment: order.payments.map((payment) => presentPayment(order, payment, presentation)) },
  };
}

function asStrings(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
