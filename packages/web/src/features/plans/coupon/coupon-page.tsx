import { amountPayable, formatAmount, pages } from '@genie/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { type CouponState, readCouponState } from '../coupon-state.ts';
import { priceInWords } from '../plan-term.ts';
import { pageTexts } from '../texts.ts';
import { Amounts } from './amounts.tsx';
import { AppliedCouponLine } from './applied-coupon-line.tsx';
import { BeforePaying } from './before-paying.tsx';
import { CouponForm } from './coupon-form.tsx';
import styles from './coupon-page.module.css';
import { goToPay } from './go-to-pay.ts';
import { type OrderFailure, placeOrder } from './place-order.ts';
import { SaveCard } from './save-card.tsx';
import { useCoupon } from './use-coupon.ts';
import { useStaysAway } from './use-stays-away.ts';
import { WhatFollows } from './what-follows.tsx';

/** The last page before paying: a coupon, what is to be paid, and whether the card is kept. */
export const CouponPage = () => {
  const plan = readCouponState(useLocation().state);
  return plan === undefined ? <Navigate to={pages.subscription} replace /> : <Order plan={plan} />;
};

const Order = ({ plan }: { readonly plan: CouponState }) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const coupon = useCoupon();
  const [saveCard, setSaveCard] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();
  const [busy, run] = useSubmission();
  const [leavingNow, setLeavingNow] = useStaysAway();
  const amounts = amountPayable(plan.planAmount, coupon.applied?.discount);
  const nothingToPay = amounts.payableFils === 0;

  const proceed = () => {
    if (coupon.code.trim() !== '') {
      coupon.refuse(pageTexts.applyFirst);
      coupon.field.current?.focus();
      return;
    }
    setFailure(undefined);
    void run(async () => {
      const outcome = await placeOrder({
        subscription_id: plan.planId,
        coupon_code: coupon.applied?.code ?? '',
        is_accept: saveCard && !nothingToPay ? 1 : 0,
      });
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
          code={coupon.code}
          error={coupon.error}
          field={coupon.field}
          onCode={coupon.type}
          onRefused={coupon.refuse}
          onApplied={coupon.apply}
        />
        {coupon.applied === undefined ? null : (
          <AppliedCouponLine coupon={coupon.applied} onRemove={coupon.remove} />
        )}
        <Amounts {...amounts} />
        <SaveCard plan={plan} nothingToPay={nothingToPay} checked={saveCard} onChange={setSaveCard} />
        <BeforePaying />
        {failure === undefined ? null : (
          <Banner tone="declined" detail={failure.cause}>
            {pageTexts.notOrdered}
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
