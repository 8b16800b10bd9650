import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { pageTexts } from '../texts.ts';

type PlanTroubleProps = {
  readonly cause: string;
  readonly isTrying: boolean;
  /** Asks again; whether it worked. */
  readonly retry: () => Promise<boolean>;
  /** The plan is known, and this with its button is gone. */
  readonly onLoaded: () => void;
};

/** Says that nobody knows which plan runs, and asks again. */
export const PlanTrouble = ({ cause, isTrying, retry, onLoaded }: PlanTroubleProps) => (
  <Banner
    tone="declined"
    detail={cause}
    action={
      <Button
        size="s"
        busy={isTrying}
        busyLabel="Loading your subscription"
        onClick={() => void retry().then((worked) => (worked ? onLoaded() : undefined))}
      >
        Try again
      </Button>
    }
  >
    {pageTexts.subscriptionFailed}
  </Banner>
);
