import type { Subscription } from '@genie/contract/client';
import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { WholeDates } from '../../../components/ui/whole-dates.tsx';
import { postSignedIn } from '../../../lib/api/call.ts';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { pageTexts } from '../texts.ts';

/** What cancelling does: ends a renewal, at once past the plan's end, and deletes its card; or, where nothing renews, hardly anything. */
const consequencesFor = ({ subscription_type, end_date, card_pan, renews }: Subscription): string => {
  if (renews && Date.parse(end_date) <= Date.now()) {
    return `${subscription_type} expired on ${dayMonthYear(end_date)} and goes on only while its renewal is tried: it ends at once${card_pan === null ? '' : ' and the saved card is deleted'}. Nothing is refunded.`;
  }
  const until = `You can use it until ${dayMonthYear(end_date)}; nothing is refunded.`;
  if (!renews && card_pan === null) return `${subscription_type} ends by itself: no card is saved. ${until}`;
  return `${subscription_type} will not renew${card_pan === null ? '' : ' and the saved card is deleted'}. ${until}`;
};

type CancelDialogProps = {
  readonly subscription: Subscription;
  readonly onClose: () => void;
  readonly onCancelled: (message: string) => void;
};

/** Says what cancelling does, and cancels. */
export const CancelDialog = ({ subscription, onClose, onCancelled }: CancelDialogProps) => {
  const [busy, run] = useSubmission();
  const [failure, setFailure] = useState<{ readonly cause: string | undefined }>();

  const cancel = () =>
    void run(async () => {
      setFailure(undefined);
      try {
        const { msg } = await postSignedIn('isSubscription', { is_subscription: 0 });
        onCancelled(msg);
      } catch (error) {
        setFailure({ cause: causeOf(error, pageTexts.notCancelled) });
      }
    });

  return (
    <Dialog
      open
      title="Cancel your subscription?"
      description={<WholeDates>{consequencesFor(subscription)}</WholeDates>}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <Button data-initial-focus onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" busy={busy} busyLabel="Cancelling your subscription" onClick={cancel}>
            Cancel Subscription
          </Button>
        </>
      }
    >
      {failure === undefined ? undefined : (
        <Banner tone="declined" detail={failure.cause}>
          {pageTexts.notCancelled}
        </Banner>
      )}
    </Dialog>
  );
};
