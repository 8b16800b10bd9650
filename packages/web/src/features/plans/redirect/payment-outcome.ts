import type { PaymentStatusResponse } from '@genie/contract/client';
import { paymentTexts } from '@genie/contract/client';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getSignedIn } from '../../../lib/api/call.ts';
import { pageTexts } from '../texts.ts';

/** What one question to the server came to. */
export type Asked =
  | { readonly kind: 'paid'; readonly planName: string | undefined; readonly endDate: string | undefined }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly cause: string }
  /** Nothing is known: asking again is right. */
  | { readonly kind: 'unreachable'; readonly cause: string };

/** Success is a `msg` that is not empty; without one, only `pending` says that asking again is right. */
const read = ({ msg, status, subscription_name, end_date }: PaymentStatusResponse): Asked => {
  if (msg) return { kind: 'paid', planName: subscription_name, endDate: end_date };
  return status === 'pending' ? { kind: 'pending' } : { kind: 'failed', cause: paymentTexts.declined };
};

/**
 * Whether an error says nothing of the payment, so that nobody is to pay twice over it: an outage, an answer that cannot be
 * read, questions that come too often, and a session that is over, after whose sign-in the page asks anew.
 */
const tellsNothing = ({ isOutage, status }: ApiError): boolean =>
  isOutage || status < 400 || status === 401 || status === 429;

/** Asks once what became of a payment. Somebody whose session is over is led to sign-in by the page's guard. */
export const askPaymentStatus = async (
  reference: string,
  outletId: string | null,
  signal: AbortSignal,
): Promise<Asked> => {
  try {
    const query = { orderReference: reference, ...(outletId ? { outlet_id: outletId } : {}) };
    return read(await getSignedIn('paymentStatus', query, { signal }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (tellsNothing(error)) return { kind: 'unreachable', cause: error.message };
    if (error.code === 'not_found') return { kind: 'failed', cause: pageTexts.unknownPayment };
    return { kind: 'failed', cause: error.message || paymentTexts.declined };
  }
};
