import { WholeDates } from '../../../components/ui/whole-dates.tsx';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { isRunning, purchaseText, useCurrentPlan } from '../current-plan.ts';
import { planInWords } from '../plan-in-words.ts';
import { pageTexts } from '../texts.ts';
import styles from './coupon-page.module.css';

/** What a purchase does to the plan that runs, told before it is made. */
export const BeforePaying = () => {
  const plan = useCurrentPlan();
  const isAsPlanned = plan?.renewalTriedUntil === null && !plan.isUsedUp;
  return (
    <p className={styles.starts}>
      {plan && isRunning(plan) ? (
        <strong>
          <WholeDates>
            {isAsPlanned
              ? `${plan.name ?? 'Your plan'} runs until ${dayMonthYear(plan.endDate)}.`
              : planInWords(plan)}
          </WholeDates>{' '}
        </strong>
      ) : null}
      {purchaseText(plan)} {pageTexts.nonRefundable}
    </p>
  );
};
