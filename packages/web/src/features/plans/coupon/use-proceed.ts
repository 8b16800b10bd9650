import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { pageTexts } from '../texts.ts';
import { goToPay } from './go-to-pay.ts';
import { offersQuery } from './offers-query.ts';
import { type OrderFailure, placeOrder } from './place-order.ts';
import type { OrderCoupon } from './use-coupon.ts';
import { useStaysAway } from './use-stays-away.ts';

type OrderAsShown = {
  readonly planId: number;
  readonly coupon: OrderCoupon;
  readonly payableFils: number;
  readonly saveCard: boolean;
};

type Proceeding = {
  /** Whether the order is being placed, or the browser on its way to where it is paid. */
  readonly busy: boolean;
  readonly failure: OrderFailure | undefined;
  readonly proceed: () => void;
};

/** Places the order that is shown, and goes on to where it is paid. */
export const useProceed = ({ planId, coupon, payableFils, saveCard }: OrderAsShown): Proceeding => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<OrderFailure>();
  const [busy, run] = useSubmission();
  const [leavingNow, setLeavingNow] = useStaysAway();

  const proceed = () => {
    if (coupon.code.trim() !== '') {
      coupon.refuse(pageTexts.applyFirst);
      coupon.field.current?.focus();
      return;
    }
    setFailure(undefined);
    void run(async () => {
      const request = {
        subscription_id: planId,
        coupon_code: coupon.applied?.code ?? '',
        is_accept: saveCard ? 1 : 0,
      } as const;
      const outcome = await placeOrder(request, payableFils);
      if ('address' in outcome) {
        goToPay(outcome.address, navigate);
        return setLeavingNow(true);
      }
      if (outcome.about === 'coupon') {
        coupon.remove();
        return coupon.refuse(outcome.cause);
      }
      setFailure(outcome);
      if (outcome.about === 'plan') void queries.invalidateQueries(lastChatsQuery);
      if (outcome.about === 'amount') void queries.invalidateQueries(offersQuery);
    });
  };

  return { busy: busy || leavingNow, failure, proceed };
};
