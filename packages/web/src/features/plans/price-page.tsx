import { pages, type SubscriptionOffer } from '@genie/contract/client';
import { ButtonLink } from '../../components/ui/button.tsx';
import { PageMain } from '../../components/ui/page-main.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useOperator } from '../../lib/operator/use-operator.ts';
import { SupportMail } from './components/support-mail.tsx';
import { freeDaysInWords } from './free-days.ts';
import { offerTitleId } from './offers/offer-card.tsx';
import { OfferTabs } from './offers/offer-tabs.tsx';
import { PlanNotes } from './offers/plan-notes.tsx';
import { useOffers } from './offers/use-offers.ts';
import styles from './plan-page.module.css';
import { pageTexts } from './texts.ts';

/** What the product costs, for everybody. */
export const PricePage = () => {
  const offers = useOffers();
  const { supportEmail } = useOperator();
  const actionOf = (offer: SubscriptionOffer) => (
    <ButtonLink look="primary" size="l" wide to={pages.register} aria-describedby={offerTitleId(offer)}>
      Subscribe
    </ButtonLink>
  );
  return (
    <PageMain className={classNames(styles.page, styles.wide)}>
      <header className={styles.header}>
        <h1 className={styles.title}>Pricing</h1>
        <p className={styles.lead}>{pageTexts.subtitle}</p>
      </header>
      <OfferTabs offers={offers} actionOf={actionOf} />
      <PlanNotes
        notes={[
          {
            term: 'What is free',
            text: freeDaysInWords(offers.phase === 'ready' ? offers.offers : []),
          },
          {
            term: 'How you pay',
            text: 'By card, in AED, on our payment service’s own page; we never see the card. Coupons are entered just before.',
          },
          {
            term: 'Renewal',
            text: 'Only if you choose to save your card. It is charged at the normal rate, coupon or not, and you can cancel at any time.',
          },
          {
            term: 'Changing plans',
            text: pageTexts.startsNow,
          },
          {
            term: 'Refunds',
            text: pageTexts.nonRefundable,
          },
          {
            term: 'Enterprise',
            text: (
              <>
                Unlimited questions and a retrieval model of your own, by contract. Write to us
                {supportEmail === undefined ? '' : ': '}
                <SupportMail address={supportEmail} />
              </>
            ),
          },
        ]}
      />
    </PageMain>
  );
};
