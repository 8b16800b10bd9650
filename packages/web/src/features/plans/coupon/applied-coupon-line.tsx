import { CircleCheck } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { type AppliedCoupon, discountInWords } from './applied-coupon.ts';
import styles from './coupon-form.module.css';

type AppliedCouponLineProps = {
  readonly coupon: AppliedCoupon;
  readonly onRemove: () => void;
};

/** The coupon that counts, and the way to do without it. */
export const AppliedCouponLine = ({ coupon, onRemove }: AppliedCouponLineProps) => (
  <div className={styles.applied}>
    <p role="status">
      <CircleCheck aria-hidden="true" />
      <CodeChip>{coupon.code.toUpperCase()}</CodeChip> {discountInWords(coupon.discount)}
    </p>
    <Button look="quiet" size="s" onClick={onRemove} aria-label="Remove the coupon">
      Remove
    </Button>
  </div>
);
