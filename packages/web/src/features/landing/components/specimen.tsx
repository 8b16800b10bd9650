import { answerLabel, specimenQuestion } from '@genie/contract/client';
import { Button } from '../../../components/ui/button.tsx';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { useAsk } from '../../../lib/pending-question/use-ask.ts';
import { Section } from './section.tsx';
import styles from './specimen.module.css';
import { SpecimenSources } from './specimen-sources.tsx';

const Citation = ({ source }: { readonly source: number }) => (
  <>
    {'\u00a0'}
    <a className="citation" href={`#source-${source}`} data-source={source} aria-label={`Source ${source}`}>
      {source}
    </a>
  </>
);

/** Who checks what, in the order of the answer; data elements are set as code. */
const checks = [
  [
    'Cardholder',
    'Available balance and holds; card active and not expired; limits and country settings; message or question from the bank’s app; another method of reading (insert in place of tap)',
  ],
  [
    'Merchant',
    'Text and code on the receipt; other cards working? amount and currency right? one retry by another method, never many; ask for another card',
  ],
  [
    'Merchant’s support',
    'Gateway log: refused by own rule or by the bank? DE 39 or raw code, advice code, AVS and security code result, 3-D Secure result',
  ],
  [
    'Issuer’s support',
    'Authorisation log by card and time: internal reason, not only DE 39; was it stand-in? holds, limits, fraud case',
  ],
] as const;

/** From the product's own answer to its first sample question; a journey holds it against what the chat says. */
export const Specimen = () => {
  const ask = useAsk();
  return (
    <Section
      layout="above"
      grow
      title="A real answer to a real decline"
      lead="Taken from the answer in the chat: what the code means, then what to check. Each number opens the passage it rests on."
    >
      <div className={styles.specimen}>
        <article className={styles.answer}>
          <p className={styles.question}>{specimenQuestion}</p>
          <p className={styles.label}>{answerLabel}</p>
          <Prose className={styles.text}>
            <p>
              Response code 05 (Do not honour) means the issuer declines without giving a specific reason.
              Behind it may be risk rules, a blocked or restricted account, wrong card data, or an internal
              condition the issuer does not disclose; networks press issuers to return more specific codes
              instead.
              <Citation source={1} />
            </p>
            <h3>What cardholder, shop and bank should check first</h3>
            <p>
              The first checks after a decline take a minute for each party and settle most cases.
              <Citation source={2} />
            </p>
            <div className="table-scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Party</th>
                    <th scope="col">Check, in this order</th>
                  </tr>
                </thead>
                <tbody>
                  {checks.map(([party, check]) => {
                    const [before, after] = check.split('DE 39');
                    return (
                      <tr key={party}>
                        <td>{party}</td>
                        <td>
                          {before}
                          {after === undefined ? null : <CodeChip>DE 39</CodeChip>}
                          {after}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          </Prose>
          <p>
            <Button onClick={() => ask(specimenQuestion)}>Read the whole answer in the chat</Button>
          </p>
        </article>
        <SpecimenSources />
      </div>
    </Section>
  );
};
