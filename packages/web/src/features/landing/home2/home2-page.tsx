import { pages } from '@genie/contract/client';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { useBrandName } from '../../../lib/operator/use-operator.ts';
import { Reveal } from '../../../lib/reveal/reveal.tsx';
import { DecodedResponse } from '../components/decoded-response.tsx';
import opening from '../components/opening.module.css';
import page from '../landing-page.module.css';
import { Comparison } from './comparison.tsx';
import styles from './home2-page.module.css';
import { KnowledgeList, knowledgeAnchor } from './knowledge-list.tsx';

const toKnowledge = () => document.getElementById(knowledgeAnchor)?.scrollIntoView();

/** The second landing page: what others leave open, and the free days. */
export const Home2Page = () => {
  const brand = useBrandName();
  return (
    <PageMain className={page.page}>
      <section className={styles.hero} aria-labelledby="headline">
        <div className={opening.text}>
          <h1 id="headline" className={opening.headline}>
            {brand} has answers to all your card payment queries
          </h1>
          <p className={opening.lead}>
            From the bit in a message to the day the money arrives, with the source beside the answer.
          </p>
          <p className={opening.actions}>
            <Button look="primary" size="l" onClick={toKnowledge}>
              {brand}'s Knowledge Hub
            </Button>
          </p>
        </div>
        <div className={styles.product}>
          <DecodedResponse />
        </div>
      </section>
      <Comparison />
      <KnowledgeList />
      <section className={styles.enroll} data-surface="ink" aria-labelledby="enroll">
        <Reveal grow className={styles.offer}>
          <p className={styles.days} aria-hidden="true">
            7
          </p>
          <div className={styles.promise}>
            <h2 id="enroll" className={styles.title}>
              The first 7 days of chat are free after enrolling
            </h2>
            <p className={styles.small}>
              They are the first 7 of the Free Plan’s 10 days: 5 questions a day on limited topics, without a
              credit card. Nothing is charged when they are over; you choose a plan or you stop.
            </p>
            <p>
              <Link className={styles.link} to={pages.price}>
                Click Here to Enroll Now
              </Link>
            </p>
          </div>
        </Reveal>
      </section>
    </PageMain>
  );
};
