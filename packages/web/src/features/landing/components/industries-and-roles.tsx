import { roleQuestions } from '@genie/contract/client';
import { QuestionButton } from '../../../components/ui/question-button.tsx';
import styles from './industries-and-roles.module.css';
import { Section } from './section.tsx';

const industries = [
  'Banking and financial services',
  'Fintech and digital payments',
  'Payment processors and gateways',
  'Credit card processors',
  'Card issuers and acquirers',
  'Technology and software development',
  'Banking as a service',
  'Software as a service',
] as const;

const roles = [
  { name: 'Developers and engineers', question: roleQuestions.developers },
  { name: 'QA and testing experts', question: roleQuestions.testers },
  { name: 'Business analysts and product managers', question: roleQuestions.analysts },
  { name: 'Operations and support teams', question: roleQuestions.operations },
  { name: 'Risk, compliance and security specialists', question: roleQuestions.risk },
  { name: 'Payment consultants and industry leaders', question: roleQuestions.consultants },
  { name: 'Solution architects', question: roleQuestions.architects },
] as const;

/** The industries and the roles the product speaks to. */
export const IndustriesAndRoles = () => (
  <Section layout="above" title="Industries and roles">
    <div className={styles.columns}>
      <div>
        <h3 className={styles.heading}>Industries</h3>
        <ul>
          {industries.map((industry) => (
            <li key={industry} className={styles.row}>
              {industry}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.heading}>Roles, and what they ask</h3>
        <ul>
          {roles.map((role) => (
            <li key={role.name} className={styles.row}>
              <span>{role.name}</span>
              <QuestionButton size="s" question={role.question} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Section>
);
