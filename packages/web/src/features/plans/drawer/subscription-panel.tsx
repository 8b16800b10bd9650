import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ResultDialog } from '../../../components/ui/result-dialog.tsx';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';
import { useLastChats } from '../../../lib/use-last-chats.ts';
import { discountInWords } from '../coupon/applied-coupon.ts';
import { pageTexts } from '../texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './panel.module.css';
import { PanelWaiting } from './panel-waiting.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';

/** Name, expiry, and four of the card. */
const factsWithCard = 6;

type SubscriptionPanelProps = {
  /** The subscription is cancelled, which has yet to be read. */
  readonly onCancelled: () => void;
  /** It has been read. */
  readonly onRead: () => void;
};

/** The drawer's tab of a running subscription. */
export const SubscriptionPanel = ({ onCancelled, onRead }: SubscriptionPanelProps) => {
  const queries = useQueryClient();
  const { data, error, refetch } = useLastChats();
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState<string>();
  const subscription = data?.subscription_history;
  const coupon = data?.coupon_data;

  if (data === undefined) {
    return (
      <PanelWaiting
        label="Loading your subscription"
        lines={factsWithCard}
        failed={pageTexts.subscriptionFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.panel}>
      {subscription ? (
        <SubscriptionFacts subscription={subscription} />
      ) : (
        <p className={styles.small}>{pageTexts.noPlan}</p>
      )}
      {subscription && subscription.renewal_tried_until !== null ? (
        <p className={styles.small}>{pageTexts.notRenewedYet}</p>
      ) : null}
      {subscription && coupon ? (
        <p className={styles.small}>
          Bought with {discountInWords({ type: coupon.coupons_type, amount: coupon.amount })}; renewals use
          the normal rate.
        </p>
      ) : null}
      {subscription ? (
        <div>
          <Button look="danger" disabled={message !== undefined} onClick={() => setAsking(true)}>
            Cancel Subscription
          </Button>
        </div>
      ) : null}
      {asking && subscription ? (
        <CancelDialog
          subscription={subscription}
          onClose={() => setAsking(false)}
          onCancelled={(told) => {
            setAsking(false);
            setMessage(told);
            onCancelled();
            storedValues.set('is_subscription', '0');
            void queries.invalidateQueries(lastChatsQuery);
          }}
        />
      ) : null}
      {message === undefined ? null : (
        <ResultDialog result={{ tone: 'approved', text: message }} onClose={onRead} />
      )}
    </div>
  );
};
