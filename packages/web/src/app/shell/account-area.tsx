import { lazy, Suspense, useState } from 'react';
import type { Tab } from '../../components/ui/tabs.tsx';
import { AccountMenu } from '../../features/profile/account-menu.tsx';
import { useStoredValue } from '../../lib/storage/use-stored-value.ts';

const SubscriptionPanel = lazy(async () => ({
  default: (await import('../../features/plans/drawer/subscription-panel.tsx')).SubscriptionPanel,
}));
const HistoryPanel = lazy(async () => ({
  default: (await import('../../features/plans/drawer/history-panel.tsx')).HistoryPanel,
}));

/** The menu of the account in the corner of signed-in pages, with the drawer's tabs of every feature. */
export const AccountArea = () => {
  const isSubscribed = useStoredValue('is_subscription') === '1';
  // The tab of what was just cancelled stays until that has been read.
  const [cancelled, setCancelled] = useState(false);
  const subscription: Tab = {
    id: 'subscription',
    label: 'Subscription',
    panel: (
      <Suspense fallback={null}>
        <SubscriptionPanel onCancelled={() => setCancelled(true)} onRead={() => setCancelled(false)} />
      </Suspense>
    ),
  };
  const history: Tab = {
    id: 'history',
    label: 'History',
    panel: (
      <Suspense fallback={null}>
        <HistoryPanel />
      </Suspense>
    ),
  };
  return <AccountMenu moreTabs={isSubscribed || cancelled ? [subscription, history] : [history]} />;
};
