import type { Order } from '../orders/order.ts';

/** Where the payer goes back to, with the order's reference added to whatever query there is; null when nowhere. */
export function returnAddress(order: Order): string | null {
  return withReference(order.request.merchantAttributes.redirectUrl, order.reference);
}

/** Where a payer goes who leaves before paying; null when the merchant has named no address. */
export function cancelAddress(order: Order, addsReference: boolean): string | null {
  const { cancelUrl } = order.request.merchantAttributes;
  return addsReference ? withReference(cancelUrl, order.reference) : (cancelUrl ?? null);
}

function withReference(address: string | undefined, reference: string): string | null {
  if (address === undefined) return null;
  const url = new URL(address);
  // Appended as text: a query that is there already stays as it was written, letter for letter.
  url.search = `${url.search === '' ? '?' : `${url.search}&`}ref=${reference}`;
  return url.href;
}
