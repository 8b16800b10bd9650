import { pages } from '@genie/contract/client';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { PageHeader } from '../components/page-header.tsx';
import information from '../information-page.module.css';
import { freeTopics, topics, topicsUpdated } from './topics.ts';
import styles from './topics-page.module.css';

/** What can be asked about: the eight categories of the library. */
export const TopicsPage = () => (
  <PageMain className={information.page}>
    <PageHeader
      title="Topics Supported"
      lead={
        <>
          Eight categories, from the four parties to the bit. The{' '}
          <Link to={pages.guidelines}>guidelines for asking questions</Link> show how to get the most out of
          them.
        </>
      }
      date={{ label: 'Last updated', ...topicsUpdated }}
    />
    <ol className={styles.topics}>
      {topics.map(({ id, title, about, holds, codes }) => (
        <li key={id} id={`topic-${id}`} className={styles.topic}>
          <div className={styles.head}>
            <span className={styles.number} aria-hidden="true">
              {id}
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.about}>{about}</p>
            <p className={styles.codes}>
              {codes.map((code) => (
                <CodeChip key={code}>{code}</CodeChip>
              ))}
            </p>
            <p className={styles.plan}>{freeTopics.has(id) ? 'In every plan' : 'In every paid plan'}</p>
          </div>
          <ul className={styles.holds}>
            {holds.map((held) => (
              <li key={held}>{held}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
    <section className={styles.networks} aria-labelledby="networks">
      <h2 id="networks" className={styles.title}>
        Networks
      </h2>
      <p>
        Visa and Mastercard are covered in full, RuPay in clearing and settlement. Support for others is being
        expanded: a question about one of them says so, and is not counted.
      </p>
      <p className={styles.actions}>
        <ButtonLink look="primary" to={pages.guidelines}>
          See sample questions
        </ButtonLink>
        <ButtonLink to={pages.price}>Compare plans</ButtonLink>
      </p>
    </section>
  </PageMain>
);
