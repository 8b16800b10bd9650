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

const read = ({ msg, subscription_name, end_date }: PaymentStatusResponse): Asked =>
  msg === '' ? { kind: 'pending' } : { kind: 'paid', planName: subscription_name, endDate: end_date };

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
    if (error.isOutage || error.status === 429) return { kind: 'unreachable', cause: error.message };
    if (error.code === 'not_found') return { kind: 'failed', cause: pageTexts.unknownPayment };
    return { kind: 'failed', cause: error.message || paymentTexts.declined };
  }
};
