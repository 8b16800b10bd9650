import { useBrandName } from '../../../lib/operator/use-operator.ts';
import { Section } from '../components/section.tsx';
import styles from './comparison.module.css';

const rows = [
  {
    others: 'Show the passage of a payments library behind a sentence',
    genie: 'Puts the source beside the statement, and opens it at a click',
  },
  {
    others: 'Keep Visa’s rules apart from Mastercard’s',
    genie: 'Notices which network you mean and answers for that one',
  },
  {
    others: 'Look a code up instead of guessing it',
    genie: 'Reads data elements, tags, response and transaction codes from tables',
  },
  {
    others: 'Take a log line without keeping the card number in it',
    genie: 'Masks card numbers, CVV and PIN before anything is stored or sent',
  },
  {
    others: 'Say that they do not know',
    genie: 'Says so when its library does not cover a question',
  },
  {
    others: 'Answer in the same order every time',
    genie: 'Gives the direct answer, the causes, the checks and the remedy',
  },
] as const;

/** What a general assistant leaves open, and what this one does about it. */
export const Comparison = () => {
  const brand = useBrandName();
  return (
    <Section
      layout="above"
      grow
      title={`Why ask ${brand}`}
      lead="Assistants for everything know a little about cards. This one knows nothing else."
    >
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">What Others Can't Do</th>
            <th scope="col">What {brand} Can Do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ others, genie }) => (
            <tr key={others}>
              <td>{others}</td>
              <td>{genie}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
