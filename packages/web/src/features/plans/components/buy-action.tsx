import { pages, type SubscriptionOffer } from '@genie/contract/client';
import { useId } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { WholeDates } from '../../../components/ui/whole-dates.tsx';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { couponStateOf } from '../coupon-state.ts';
import { type CurrentPlan, isCovered, isCurrent } from '../current-plan.ts';
import { ActionWaiting } from '../offers/action-waiting.tsx';
import { isBought, isEnterprise } from '../plan-facts.ts';
import styles from '../plan-page.module.css';
import { pageTexts } from '../texts.ts';

type BuyActionProps = {
  readonly offer: SubscriptionOffer;
  /** Undefined until it is known. */
  readonly plan: CurrentPlan | null | undefined;
  readonly supportEmail: string | undefined;
};

/** What somebody signed in can do about an offer: buy it, write about it, or know why neither. */
export const BuyAction = ({ offer, plan, supportEmail }: BuyActionProps) => {
  const whyId = useId();
  const label = `Get ${offer.subscription_type}`;
  if (isEnterprise(offer)) {
    return supportEmail === undefined ? (
      <ActionWaiting explained />
    ) : (
      <>
        <a className={styles.mail} href={`mailto:${supportEmail}?subject=Enterprise%20Plan`}>
          Contact us by email
        </a>
        <p className={styles.why}>{supportEmail}</p>
      </>
    );
  }
  if (!isBought(offer)) {
    return <p className={styles.free}>Begins by itself with every new account, once.</p>;
  }
  if (plan === undefined) return <ActionWaiting explained />;
  if (plan === null || !isCovered(plan, offer)) {
    return (
      <>
        <ButtonLink
          look="primary"
          size="l"
          wide
          to={pages.coupon}
          state={couponStateOf(offer)}
          aria-describedby={whyId}
        >
          {label}
        </ButtonLink>
        <p id={whyId} className={styles.why}>
          {pageTexts.noRenewal}
        </p>
      </>
    );
  }
  const until = dayMonthYear(plan.endDate);
  return (
    <>
      <Button size="l" wide disabled aria-describedby={whyId}>
        {label}
      </Button>
      <p id={whyId} className={styles.why}>
        <WholeDates>
          {isCurrent(plan, offer)
            ? `This is your plan until ${until}.`
            : `Your plan covers this one until ${until}.`}
        </WholeDates>
      </p>
    </>
  );
};
