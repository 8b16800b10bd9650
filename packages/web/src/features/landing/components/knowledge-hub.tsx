import { hubQuestions } from '@genie/contract/client';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { QuestionButton } from '../../../components/ui/question-button.tsx';
import styles from './knowledge-hub.module.css';
import { Section } from './section.tsx';

const categories = [
  {
    name: 'Fundamentals',
    holds: ['Key players', 'Card management', 'Transactions', 'Security basics'],
    codes: ['PAN', 'BIN', 'CVV2'],
    question: hubQuestions.fundamentals,
  },
  {
    name: 'Issuer-Side Processing',
    holds: ['ISO 8583 messaging', 'Authorization', 'Clearing', 'Refunds', 'Response codes'],
    codes: ['0100', 'DE 39', 'STIP'],
    question: hubQuestions.issuerSide,
  },
  {
    name: 'HSM and Key Management',
    holds: ['PIN security', 'Encryption', 'Key exchange'],
    codes: ['LMK', 'ZPK', 'DUKPT'],
    question: hubQuestions.keyManagement,
  },
  {
    name: 'Acquiring and Merchant Processing',
    holds: ['Acquiring models', 'Routing', 'Batch reconciliation', 'Settlement'],
    codes: ['MCC', 'TID', 'T+1'],
    question: hubQuestions.acquiring,
  },
] as const;

/** The landing page's four categories of knowledge and what they hold. */
export const KnowledgeHub = () => (
  <Section
    layout="above"
    title="Card Payments Knowledge Hub"
    lead="Four shelves of one library: what they hold, and what people ask of them. Choose a question to ask it."
  >
    <ol className={styles.hub}>
      {categories.map((category, index) => (
        <li key={category.name} className={styles.category}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.name}>{category.name}</h3>
          <ul className={styles.holds}>
            {category.holds.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
          <div className={styles.sample}>
            <p className={styles.codes}>
              {category.codes.map((code) => (
                <CodeChip key={code}>{code}</CodeChip>
              ))}
            </p>
            <QuestionButton size="s" question={category.question} />
            {category.question === hubQuestions.keyManagement ? (
              <p className={styles.plan}>In every paid plan</p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
