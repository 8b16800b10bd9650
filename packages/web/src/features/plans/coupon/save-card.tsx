import { formatAmount, toFils } from '@genie/contract/client';
import { useId } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import type { CouponState } from '../coupon-state.ts';
import { renewalRhythmOf } from '../plan-term.ts';
import { pageTexts } from '../texts.ts';
import styles from './coupon-page.module.css';

type SaveCardProps = {
  readonly plan: CouponState;
  readonly nothingToPay: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Whether the card is kept and charged again: what that means stands below the box. */
export const SaveCard = ({ plan, nothingToPay, checked, onChange }: SaveCardProps) => {
  const id = useId();
  return (
    <div className={styles.saveCard}>
      <Checkbox
        label="Save my card for auto-renewal"
        name="is_accept"
        disabled={nothingToPay}
        checked={checked && !nothingToPay}
        aria-describedby={id}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} className={styles.small}>
        {nothingToPay
          ? pageTexts.nothingToPay
          : `${formatAmount(toFils(plan.planAmount))}, the normal rate, is then charged ${renewalRhythmOf(plan.planTerm)} from a day before the plan ends, until you cancel in your profile. Without it, the plan simply ends.`}
      </p>
    </div>
  );
};
