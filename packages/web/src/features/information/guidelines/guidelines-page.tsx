import {
  type CategoryId,
  categoryTitles,
  type GuidelineQuestion,
  guidelineQuestions,
  pages,
} from '@genie/contract/client';
import { Link } from '../../../components/ui/link.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { QuestionButton } from '../../../components/ui/question-button.tsx';
import { useStoredValue } from '../../../lib/storage/use-stored-value.ts';
import { PageHeader } from '../components/page-header.tsx';
import information from '../information-page.module.css';
import { freeTopics } from '../topics/topics.ts';
import styles from './guidelines-page.module.css';
import { tips } from './tips.ts';

const byCategory = Map.groupBy<CategoryId, GuidelineQuestion>(guidelineQuestions, ({ category }) => category);

/** How to ask, and 23 questions to begin with. */
export const GuidelinesPage = () => {
  const signedIn = Boolean(useStoredValue('access_token'));
  return (
    <PageMain className={information.page}>
      <PageHeader
        title="Guidelines for Asking Questions"
        lead={
          <>
            Four habits that make answers exact, and {guidelineQuestions.length} questions to try them on.
            What can be asked about is listed under <Link to={pages.topicSupport}>supported topics</Link>.
          </>
        }
      />
      <section aria-labelledby="tips">
        <h2 id="tips" className={styles.heading}>
          Tips
        </h2>
        <ol className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip.title} className={styles.tip}>
              <h3 className={styles.name}>{tip.title}</h3>
              <p className={styles.text}>{tip.text}</p>
              <dl className={styles.pair}>
                <div className={styles.instead}>
                  <dt>Instead of</dt>
                  <dd>{tip.instead}</dd>
                </div>
                <div className={styles.ask}>
                  <dt>Ask</dt>
                  <dd>{tip.ask}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="samples">
        <div className={styles.samplesHead}>
          <h2 id="samples" className={styles.heading}>
            Sample questions
          </h2>
          <p className={styles.text} data-of-visitors>
            {signedIn
              ? 'Choose one and it is asked in a new chat.'
              : 'Choose one: after you sign in, it is asked in a new chat.'}
          </p>
        </div>
        {[...byCategory].map(([category, questions]) => (
          <div key={category} className={styles.category}>
            <div className={styles.categoryHead}>
              <h3 id={`questions-${category}`} className={styles.categoryName}>
                {categoryTitles[category]}
              </h3>
              {freeTopics.has(category) ? null : <p className={styles.plan}>In every paid plan</p>}
            </div>
            <ul className={styles.questions} aria-labelledby={`questions-${category}`}>
              {questions.map(({ question }) => (
                <li key={question}>
                  <QuestionButton question={question} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <p className={styles.back}>
        <Link to={pages.topicSupport}>Back to supported topics</Link>
      </p>
    </PageMain>
  );
};
