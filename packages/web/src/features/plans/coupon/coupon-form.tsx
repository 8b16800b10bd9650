import { paymentTexts } from '@genie/contract/client';
import type { FormEvent, RefObject } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { postSignedIn } from '../../../lib/api/call.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { type AppliedCoupon, couponFrom } from './applied-coupon.ts';
import styles from './coupon-form.module.css';

/** Codes are at most this long. */
const longestCode = 64;

type CouponFormProps = {
  readonly planId: number;
  readonly code: string;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onCode: (code: string) => void;
  readonly onRefused: (reason: string) => void;
  readonly onApplied: (coupon: AppliedCoupon) => void;
};

/** Where a coupon's code is typed in and checked. */
export const CouponForm = ({ planId, code, error, field, onCode, onRefused, onApplied }: CouponFormProps) => {
  const [busy, run] = useSubmission();

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '') {
      onRefused(paymentTexts.couponMissing);
      field.current?.focus();
      return;
    }
    void run(async () => {
      try {
        const answer = await postSignedIn('checkCoupon', { coupon_code: typed, subscription_id: planId });
        const coupon = couponFrom(typed, answer);
        if (coupon === undefined) onRefused(answer.detail || paymentTexts.couponUnknown);
        else onApplied(coupon);
      } catch (failure) {
        onRefused(causeOf(failure, '') ?? paymentTexts.couponUnknown);
      }
    });
  };

  return (
    <form className={styles.form} onSubmit={apply} noValidate aria-label="Coupon">
      <TextField
        ref={field}
        label="Coupon code"
        name="coupon_code"
        className={styles.field}
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestCode}
        value={code}
        error={error}
        onChange={({ target }) => onCode(target.value)}
      />
      <Button type="submit" size="l" busy={busy} busyLabel="Checking the coupon">
        Apply
      </Button>
    </form>
  );
};
