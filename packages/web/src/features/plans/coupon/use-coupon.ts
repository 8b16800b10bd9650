import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AppliedCoupon, forgetCoupon, rememberCoupon } from './applied-coupon.ts';

export type OrderCoupon = {
  /** The coupon that counts. */
  readonly applied: AppliedCoupon | undefined;
  /** What is typed, and what is wrong with it. */
  readonly code: string;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly type: (code: string) => void;
  readonly apply: (coupon: AppliedCoupon) => void;
  readonly refuse: (reason: string) => void;
  /** Takes the coupon away; its field has the focus. */
  readonly remove: () => void;
};

/** The coupon of an order, and the field where one is typed. */
export const useCoupon = (): OrderCoupon => {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [applied, setApplied] = useState<AppliedCoupon>();

  // Worth nothing any more once another order is begun.
  useEffect(forgetCoupon, []);

  return {
    applied,
    code,
    error,
    field,
    type: (typed) => {
      setCode(typed);
      setError(undefined);
    },
    apply: (coupon) => {
      rememberCoupon(coupon);
      setApplied(coupon);
      setCode('');
      setError(undefined);
    },
    refuse: setError,
    remove: () => {
      setApplied(undefined);
      forgetCoupon();
      field.current?.focus();
    },
  };
};
