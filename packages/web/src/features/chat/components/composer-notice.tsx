import { chatTexts, pages } from '@genie/contract/client';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { pageTexts } from '../texts.ts';
import { isFocusLost } from './is-focus-lost.ts';
import { timeAgain } from './limits-text.ts';

type ComposerNoticeProps = {
  /** Undefined while it is not known. */
  readonly isSubscription: 0 | 1 | undefined;
  readonly limitedUntil: string | null;
};

/** Why questions are refused, above the message box. */
export const ComposerNotice = ({ isSubscription, limitedUntil }: ComposerNoticeProps) => {
  const plans = useRef<HTMLAnchorElement>(null);

  // The message box, which the question came from, is closed now.
  useEffect(() => {
    if (limitedUntil !== null && isFocusLost()) plans.current?.focus({ preventScroll: true });
  }, [limitedUntil]);

  if (isSubscription === 0) {
    return (
      <Banner
        tone="pending"
        detail={pageTexts.plansKept}
        action={
          <ButtonLink look="primary" size="s" to={pages.subscription}>
            {pageTexts.seePlans}
          </ButtonLink>
        }
      >
        {chatTexts.planExpired}
      </Banner>
    );
  }
  if (limitedUntil === null) return null;
  return (
    <Banner
      tone="pending"
      detail={`You can ask again from ${timeAgain(limitedUntil)}.`}
      action={
        <ButtonLink ref={plans} size="s" to={pages.subscription}>
          {pageTexts.seePlans}
        </ButtonLink>
      }
    >
      {chatTexts.dailyLimit}
    </Banner>
  );
};
