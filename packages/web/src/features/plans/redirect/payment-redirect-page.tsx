import { pages, paymentTexts } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { WholeDates } from '../../../components/ui/whole-dates.tsx';
import { settingsQuery } from '../../../lib/api/settings-query.ts';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { SupportMail } from '../components/support-mail.tsx';
import { pageTexts } from '../texts.ts';
import { OutcomeFigure } from './outcome-figure.tsx';
import styles from './payment-redirect-page.module.css';
import { type Payment, usePayment } from './use-payment.ts';

const headings: Readonly<Record<Payment['phase'], string>> = {
  processing: paymentTexts.processing,
  succeeded: paymentTexts.succeeded,
  failed: paymentTexts.failed,
  cancelled: pageTexts.cancelled,
  unconfirmed: pageTexts.unconfirmed,
};

const successText = (planName: string | undefined, endDate: string | undefined): string => {
  const plan = planName ?? 'Your plan';
  const begun =
    endDate === undefined
      ? `${plan} has begun.`
      : `${plan} has begun and runs until ${dayMonthYear(endDate)}.`;
  return `${begun} ${pageTexts.receipt}`;
};

const textOf = (payment: Payment): string => {
  switch (payment.phase) {
    case 'processing':
      return payment.trouble ?? 'This takes a few seconds. Please stay on this page.';
    case 'succeeded':
      return successText(payment.planName, payment.endDate);
    case 'failed':
      return payment.cause;
    case 'cancelled':
      return pageTexts.left;
    case 'unconfirmed':
      return pageTexts.unconfirmedNext;
  }
};

/** Where the payment service sends the payer back to. */
export const PaymentRedirectPage = () => {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const [payment, again] = usePayment({
    reference: query.get('ref') || null,
    cancelled: query.get('cancelled') === '1',
  });
  const { data: settings } = useQuery(settingsQuery);
  const { phase } = payment;
  const heading = useRef<HTMLHeadingElement>(null);

  // The outcome takes the place of what was read before.
  useEffect(() => {
    if (phase !== 'processing') heading.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <PageMain title={headings[phase]} className={styles.page}>
      <OutcomeFigure phase={phase} />
      <div className={styles.text}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {headings[phase]}
        </h1>
        <p className={styles.lead} role="status">
          <WholeDates>{textOf(payment)}</WholeDates>
        </p>
        {phase === 'failed' || phase === 'unconfirmed' ? (
          <p className={styles.support}>
            Write to support if something looks wrong: <SupportMail address={settings?.support_email} />
          </p>
        ) : null}
        <p className={styles.actions}>
          {phase === 'succeeded' ? (
            <ButtonLink look="primary" size="l" to={pages.chat}>
              Go to Chat
            </ButtonLink>
          ) : null}
          {phase === 'failed' || phase === 'cancelled' ? (
            <>
              <ButtonLink look="primary" size="l" to={pages.subscription}>
                Back to the plans
              </ButtonLink>
              <ButtonLink size="l" to={pages.chat}>
                Go to Chat
              </ButtonLink>
            </>
          ) : null}
          {phase === 'unconfirmed' ? (
            <>
              <Button look="primary" size="l" onClick={again}>
                Ask again
              </Button>
              <ButtonLink size="l" to={pages.chat}>
                Go to Chat
              </ButtonLink>
            </>
          ) : null}
        </p>
      </div>
    </PageMain>
  );
};
