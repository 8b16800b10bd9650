import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import type { PlanName } from '../plan-facts.ts';
import styles from './offer-tabs.module.css';

/** Holds the place of a tab's offers. */
export const OffersLoading = ({ plan }: { readonly plan: PlanName }) => (
  <div className={styles.offers} role="status">
    <VisuallyHidden>Loading the plans</VisuallyHidden>
    {(plan === 'Pro Plan' ? ['monthly', 'quarterly'] : ['only']).map((offer) => (
      <Skeleton key={offer} shape="block" className={styles.loading} />
    ))}
  </div>
);
