import type { SubscriptionOffer } from '@genie/contract/client';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { post } from '../../../lib/api/call.ts';
import { isAbort } from '../../../lib/api/send.ts';

export type Offers =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly offers: readonly SubscriptionOffer[] }
  | { readonly phase: 'failed'; readonly retry: () => void };

/** The first wait before the plans are asked for again, and the longest, in milliseconds. */
const retryMs = { first: 4_000, longest: 60_000 } as const;

/** The plans on offer. When they cannot be had, they are asked for again in the background, after growing waits. */
export const useOffers = (): Offers => {
  const [offers, setOffers] = useState<readonly SubscriptionOffer[]>();
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((made) => made + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew
  useEffect(() => {
    const controller = new AbortController();
    post('getSubscription', {}, { signal: controller.signal }).then(
      ({ subscriptions }) => startTransition(() => setOffers(subscriptions)),
      (error: unknown) => {
        if (isAbort(error)) return;
        // biome-ignore lint/suspicious/noConsole: the specification logs that there are no offers
        console.info('The plans could not be loaded', error);
        setFailures((made) => made + 1);
      },
    );
    return () => controller.abort();
  }, [attempt]);

  useEffect(() => {
    if (failures === 0 || offers !== undefined) return;
    const wait = Math.min(retryMs.first * 2 ** (failures - 1), retryMs.longest);
    const timer = setTimeout(retry, wait);
    return () => clearTimeout(timer);
  }, [failures, offers, retry]);

  if (offers !== undefined) return { phase: 'ready', offers };
  return failures === 0 ? { phase: 'loading' } : { phase: 'failed', retry };
};
