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
  { name: 'Developers and engineers', question: 'How do I build the primary bitmap?' },
  { name: 'QA and testing experts', question: 'Which cases prove a reversal works?' },
  { name: 'Business analysts and product managers', question: 'Where does interchange arise?' },
  { name: 'Operations and support teams', question: 'Who declined this, and why?' },
  { name: 'Risk, compliance and security specialists', question: 'What may be stored after authorisation?' },
  { name: 'Payment consultants and industry leaders', question: 'Single message or dual message?' },
  { name: 'Solution architects', question: 'Where does the HSM belong in the flow?' },
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
              <span className={styles.question}>{role.question}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Section>
);
