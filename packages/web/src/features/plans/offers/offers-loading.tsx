import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { featuresOf } from '../plan-facts.ts';
import { type PlanName, specifiedLimits } from '../plan-limits.ts';
import { ActionWaiting } from './action-waiting.tsx';
import card from './offer-card.module.css';
import tabs from './offer-tabs.module.css';
import styles from './offers-loading.module.css';

const offersOf = (plan: PlanName): readonly string[] =>
  plan === 'Pro Plan' ? ['monthly', 'quarterly'] : ['only'];

type OffersLoadingProps = {
  readonly plan: PlanName;
  /** Whether a line stands below each offer's button. */
  readonly explained: boolean;
};

/** Holds the place of a tab's offers, in their own shape. */
export const OffersLoading = ({ plan, explained }: OffersLoadingProps) => (
  <div role="status">
    <VisuallyHidden>Loading the plans</VisuallyHidden>
    <div className={tabs.offers} aria-hidden="true">
      {offersOf(plan).map((offer) => (
        <div key={offer} className={classNames(card.card, styles.card)}>
          <div className={card.head}>
            <div className={card.what}>
              <p className={card.type}>
                <Skeleton width="medium" className={styles.line} />
              </p>
              <p className={card.tagline}>
                <Skeleton width="long" className={styles.line} />
                <Skeleton width="short" className={classNames(styles.line, styles.wrapped)} />
              </p>
            </div>
            <Skeleton shape="block" className={styles.bits} />
            <div className={card.cost}>
              <p className={card.price}>
                <Skeleton width="medium" className={styles.line} />
              </p>
              <p className={card.note}>
                {offer === 'quarterly' ? <Skeleton width="medium" className={styles.line} /> : null}
              </p>
            </div>
            <div className={card.action}>
              <ActionWaiting explained={explained} />
            </div>
          </div>
          <div className={card.features}>
            {featuresOf(plan, specifiedLimits[plan]).map((feature) => (
              <p key={feature}>
                <Skeleton width="medium" className={styles.line} />
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
);
