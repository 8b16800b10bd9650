import { constants } from '@genie/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { isAbort } from '../../../lib/api/send.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';
import { forgetCoupon } from '../coupon/applied-coupon.ts';
import { pageTexts } from '../texts.ts';
import { firstWaitMs, nextWaitMs } from './growing-waits.ts';
import { type Asked, askPaymentStatus } from './payment-outcome.ts';

export type Payment =
  | { readonly phase: 'processing'; readonly trouble: string | undefined }
  | {
      readonly phase: 'succeeded';
      readonly planName: string | undefined;
      readonly endDate: string | undefined;
    }
  | { readonly phase: 'failed'; readonly cause: string }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'unconfirmed' };

const asking: Payment = { phase: 'processing', trouble: undefined };

type Return = {
  /** The order's reference in the address. */
  readonly reference: string | null;
  /** Whether the payer left the payment page without paying. */
  readonly cancelled: boolean;
};

const conclusionOf = (asked: Asked, cancelled: boolean): Payment | undefined => {
  if (asked.kind === 'paid') {
    return { phase: 'succeeded', planName: asked.planName, endDate: asked.endDate };
  }
  if (cancelled) return asked.kind === 'unreachable' ? undefined : { phase: 'cancelled' };
  return asked.kind === 'failed' ? { phase: 'failed', cause: asked.cause } : undefined;
};

/**
 * What became of the payment that somebody comes back from: asked until it is known, at most for two minutes. The id of the
 * outlet is forgotten either way.
 */
export const usePayment = ({ reference, cancelled }: Return): readonly [Payment, () => void] => {
  const queries = useQueryClient();
  const [payment, setPayment] = useState<Payment>(asking);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks anew
  useEffect(() => {
    const controller = new AbortController();
    const conclude = (concluded: Payment) => {
      storedValues.remove('outlet_id');
      forgetCoupon();
      setPayment(concluded);
      void queries.invalidateQueries(lastChatsQuery);
    };
    if (reference === null) {
      conclude(cancelled ? { phase: 'cancelled' } : { phase: 'failed', cause: pageTexts.noReference });
      return;
    }
    const outletId = storedValues.get('outlet_id');
    const deadline = Date.now() + constants.paymentPatienceSeconds * 1_000;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (wait: number): Promise<void> => {
      const asked = await askPaymentStatus(reference, outletId, controller.signal);
      if (controller.signal.aborted) return;
      const conclusion = conclusionOf(asked, cancelled);
      if (conclusion !== undefined) return conclude(conclusion);
      if (Date.now() + wait > deadline) return conclude({ phase: 'unconfirmed' });
      setPayment({
        phase: 'processing',
        trouble: asked.kind === 'unreachable' ? pageTexts.outOfReach : undefined,
      });
      timer = setTimeout(() => start(nextWaitMs(wait)), wait);
    };
    const start = (wait: number): void =>
      void ask(wait).catch((error: unknown) => {
        if (!isAbort(error)) throw error;
      });

    start(firstWaitMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [reference, cancelled, queries, round]);

  const again = useCallback(() => {
    setPayment(asking);
    setRound((done) => done + 1);
  }, []);
  return [payment, again];
};
