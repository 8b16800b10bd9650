import { accountTexts, constants } from '@genie/contract/client';
import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { post } from '../../../lib/api/call.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import styles from './resend-code.module.css';

type ResendCodeProps = {
  readonly userId: string;
  /** A code was sent a moment ago, so that the next must wait. */
  readonly justSent: boolean;
};

type Outcome = { readonly tone: 'approved' | 'declined'; readonly text: string };

/** Asks for a new code, at most once a minute. */
export const ResendCode = ({ userId, justSent }: ResendCodeProps) => {
  const { resendAfterSeconds } = constants.oneTimeCode;
  const [left, startCountdown] = useCountdown(justSent ? resendAfterSeconds : 0);
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, run] = useSubmission();

  const resend = () =>
    void run(async () => {
      setOutcome(undefined);
      try {
        const { message } = await post('resendOtp', { user_id: userId });
        setOutcome({ tone: 'approved', text: message });
        startCountdown(resendAfterSeconds);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setOutcome({ tone: 'declined', text: error.message });
        if (error.code === 'resend_too_soon') startCountdown(error.retryAfterSeconds ?? resendAfterSeconds);
      }
    });

  return (
    <div className={styles.resend}>
      <p className={styles.line}>
        <span>{left > 0 ? accountTexts.resendTooSoon(left) : 'No code in your inbox?'}</span>
        <Button size="s" busy={busy} busyLabel="Sending a new code" disabled={left > 0} onClick={resend}>
          Resend
        </Button>
      </p>
      {outcome === undefined ? null : <Banner tone={outcome.tone}>{outcome.text}</Banner>}
    </div>
  );
};
