import { amountPayable, formatAmount, pages } from '@genie/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { type CouponState, couponStateOf, readCouponState } from '../coupon-state.ts';
import { priceInWords } from '../plan-term.ts';
import { pageTexts } from '../texts.ts';
import { Amounts } from './amounts.tsx';
import { type AppliedCoupon, forgetCoupon, rememberCoupon } from './applied-coupon.ts';
import { AppliedCouponLine } from './applied-coupon-line.tsx';
import { BeforePaying } from './before-paying.tsx';
import { CouponForm } from './coupon-form.tsx';
import styles from './coupon-page.module.css';
import { goToPay } from './go-to-pay.ts';
import { offersQuery } from './offers-query.ts';
import { type OrderFailure, placeOrder } from './place-order.ts';
import { SaveCard } from './save-card.tsx';
import { useStaysAway } from './use-stays-away.ts';
import { WhatFollows } from './what-follows.tsx';

/** The last page before paying: a coupon, what is to be paid, and whether the card is kept. */
export const CouponPage = () => {
  const plan = readCouponState(useLocation().state);
  return plan === undefined ? <Navigate to={pages.subscription} replace /> : <Order plan={plan} />;
};

/** The plan as it is on offer now; until that is known, as the page before had it. */
const useOffered = (plan: CouponState): CouponState => {
  const { data: offers } = useQuery(offersQuery);
  const offer = offers?.find(({ plan_id }) => plan_id === plan.planId);
  return offer === undefined ? plan : couponStateOf(offer);
};

const Order = ({ plan: chosen }: { readonly plan: CouponState }) => {
  const plan = useOffered(chosen);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [couponError, setCouponError] = useState<string>();
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const [saveCard, setSaveCard] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();
  const [busy, run] = useSubmission();
  const [leavingNow, setLeavingNow] = useStaysAway();
  const amounts = amountPayable(plan.planAmount, coupon?.discount);
  const nothingToPay = amounts.payableFils === 0;

  // Worth nothing any more once another order is begun.
  useEffect(forgetCoupon, []);

  const removeCoupon = () => {
    setCoupon(undefined);
    forgetCoupon();
    field.current?.focus();
  };

  const applyCoupon = (applied: AppliedCoupon) => {
    rememberCoupon(applied);
    setCoupon(applied);
    setCode('');
    setCouponError(undefined);
  };

  const proceed = () => {
    if (code.trim() !== '') {
      setCouponError(pageTexts.applyFirst);
      field.current?.focus();
      return;
    }
    setFailure(undefined);
    void run(async () => {
      const request = {
        subscription_id: plan.planId,
        coupon_code: coupon?.code ?? '',
        is_accept: saveCard && !nothingToPay ? 1 : 0,
      } as const;
      const outcome = await placeOrder(request, amounts.payableFils);
      if ('address' in outcome) {
        goToPay(outcome.address, navigate);
        return setLeavingNow(true);
      }
      if (outcome.about === 'coupon') {
        removeCoupon();
        return setCouponError(outcome.cause);
      }
      setFailure(outcome);
      if (outcome.about === 'plan') void queries.invalidateQueries(lastChatsQuery);
      if (outcome.about === 'amount') void queries.invalidateQueries(offersQuery);
    });
  };

  return (
    <PageMain title={`Get ${plan.planName}`} className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Get {plan.planName}</h1>
        <p className={styles.lead}>{priceInWords(amounts.totalFils, plan.planTerm)}</p>
      </header>
      <div className={styles.order}>
        <CouponForm
          planId={plan.planId}
          code={code}
          error={couponError}
          field={field}
          onCode={(typed) => {
            setCode(typed);
            setCouponError(undefined);
          }}
          onRefused={setCouponError}
          onApplied={applyCoupon}
        />
        {coupon === undefined ? null : <AppliedCouponLine coupon={coupon} onRemove={removeCoupon} />}
        <Amounts {...amounts} />
        <SaveCard plan={plan} nothingToPay={nothingToPay} checked={saveCard} onChange={setSaveCard} />
        <BeforePaying />
        {failure === undefined ? null : (
          <Banner tone="declined" detail={failure.cause}>
            {failure.about === 'amount' ? pageTexts.priceChanged : pageTexts.notOrdered}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button
            look="primary"
            size="l"
            busy={busy || leavingNow}
            busyLabel="Opening the payment page"
            onClick={proceed}
          >
            Proceed to pay {formatAmount(amounts.payableFils)}
          </Button>
          <ButtonLink size="l" to={pages.subscription}>
            Choose different plan
          </ButtonLink>
        </div>
      </div>
      <WhatFollows nothingToPay={nothingToPay} />
    </PageMain>
  );
};
