import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { useBrandName } from '../../../lib/operator/use-operator.ts';
import { Section } from '../components/section.tsx';
import styles from './knowledge-list.module.css';

export const knowledgeAnchor = 'knowledge-hub';

const fields = [
  {
    name: 'Credit, prepaid and payments',
    text: 'Card types, the four parties, limits, billing cycles, instalments and wallets.',
    code: 'PAN',
  },
  {
    name: 'ISO 8583 and ISO 20022',
    text: 'Messages, bitmaps and data elements, and how one standard maps to the other.',
    code: 'DE 39',
  },
  {
    name: 'Card processing in banking systems',
    text: 'The switch, core banking, holds and postings, clearing and settlement.',
    code: '0200',
  },
  {
    name: 'Fraud assessment and disputes',
    text: 'Scoring, velocity, 3-D Secure, chargebacks and their stages.',
    code: 'ECI 05',
  },
  {
    name: 'Compliance and regulations',
    text: 'PCI DSS and PCI PIN, strong customer authentication, programmes of the networks.',
    code: 'SAQ D',
  },
  {
    name: 'Card management systems',
    text: 'Products, status codes, embossing, renewal and replacement.',
    code: 'CMS',
  },
  {
    name: 'HSM key management',
    text: 'Key hierarchies, ceremonies, PIN translation, DUKPT and key blocks.',
    code: 'ZPK',
  },
] as const;

/** What can be asked about, field by field. */
export const KnowledgeList = () => {
  const brand = useBrandName();
  return (
    <Section
      anchor={knowledgeAnchor}
      title={`${brand}'s Knowledge Hub`}
      lead="Seven fields of one library, each with its codes, flows and exceptions."
    >
      <dl className={styles.fields}>
        {fields.map(({ name, text, code }) => (
          <div key={name} className={styles.field}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
            <dd className={styles.code}>
              <CodeChip>{code}</CodeChip>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
