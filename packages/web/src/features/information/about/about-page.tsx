import { constants, pages } from '@genie/contract/client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { WholeDates } from '../../../components/ui/whole-dates.tsx';
import { accuracySentence } from '../../../lib/accuracy.ts';
import { useOperator } from '../../../lib/operator/use-operator.ts';
import { PageHeader } from '../components/page-header.tsx';
import information from '../information-page.module.css';
import styles from './about-page.module.css';

type PartProps = { readonly title: string; readonly children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.text}>{children}</div>
  </section>
);

/** What the product is, how it works, how accurate it is and who runs it. */
export const AboutPage = () => {
  const { brand, name, address, supportEmail } = useOperator();
  return (
    <PageMain className={information.page}>
      <PageHeader
        title="About Us"
        lead={`${brand} answers questions about card payments for those who build, run, test and secure them.`}
      />
      <Part title="Why it exists">
        <p>
          Card payments run on knowledge that is hard to come by: specifications of a thousand pages, rules
          that differ by network and region, and the memory of a few colleagues. A decline, a batch that does
          not balance or a key that does not verify cannot wait until one of them has time.
        </p>
        <p>
          {brand} puts that knowledge where the question arises, for professionals, learners, interview
          candidates and businesses alike.
        </p>
      </Part>
      <Part title="How it works">
        <p>
          It reads before it writes. Each question is matched with passages of a library on card payments, and
          a language model writes the answer from those passages, with the source beside each statement. When
          the library does not cover a question, {brand} says so.
        </p>
        <p>
          The library speaks the language of practitioners, has{' '}
          <Link to={pages.topicSupport}>eight topics</Link> and is continuously expanded to further domains.
        </p>
      </Part>
      <Part title="How accurate it is">
        <p>
          We measure it instead of promising it. <WholeDates>{accuracySentence}</WholeDates> Answers are
          information, not advice: please verify what matters, as the{' '}
          <Link to={`${pages.policy}#ai-disclaimer`}>AI&nbsp;disclaimer</Link> says.
        </p>
      </Part>
      <Part title="What we offer">
        <p>
          The assistant, in <Link to={pages.price}>plans</Link> from a free trial to an enterprise contract
          with a retrieval model of your own; and training programs on the same eight topics, for which you{' '}
          <Link to={`${pages.contact}?about=training`}>write to us</Link>.
        </p>
      </Part>
      <Part title="Who we are">
        <dl className={styles.facts}>
          <dt>Company</dt>
          <dd>{name}</dd>
          {address === undefined ? null : (
            <>
              <dt>Address</dt>
              <dd>{address}</dd>
            </>
          )}
          {supportEmail === undefined ? null : (
            <>
              <dt>Support</dt>
              <dd>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </dd>
            </>
          )}
          <dt>Assistant</dt>
          <dd>
            {brand} {constants.assistantVersion}
          </dd>
        </dl>
        <p className={styles.actions}>
          <ButtonLink look="primary" to={pages.contact}>
            Contact us
          </ButtonLink>
        </p>
      </Part>
    </PageMain>
  );
};
