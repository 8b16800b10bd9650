import { answerLabel, sampleQuestions } from '@genie/contract/client';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { DecodedResponse } from './decoded-response.tsx';
import { Section } from './section.tsx';
import styles from './specimen.module.css';
import { SpecimenSources } from './specimen-sources.tsx';

const Citation = ({ source }: { readonly source: number }) => (
  <a className="citation" href={`#source-${source}`} data-source={source} aria-label={`Source ${source}`}>
    {source}
  </a>
);

/** A real answer about a real decline, as the chat shows it: the question, the answer, its fields, its sources. */
export const Specimen = () => (
  <Section
    layout="above"
    grow
    title="A real answer to a real decline"
    lead="The direct answer comes first, then what to check, then the message decoded field by field. Each number opens the passage it rests on."
  >
    <div className={styles.specimen}>
      <article className={styles.answer}>
        <p className={styles.question}>{sampleQuestions[0]}</p>
        <p className={styles.label}>{answerLabel}</p>
        <Prose>
          <p>
            <strong>
              <CodeChip>05</CodeChip> means <em>Do not honour</em>: the issuer declines and gives no specific
              reason.
            </strong>{' '}
            It is a catch-all, from a high fraud score to a card that was never activated.
            <Citation source={1} /> The outcome travels in <CodeChip>DE 39</CodeChip>;{' '}
            <CodeChip>DE 38</CodeChip> stays out, as only an approval has a code.
            <Citation source={2} />
          </p>
          <h3>What to check</h3>
          <ol>
            <li>
              Did the issuer answer at all? Search its log by RRN (<CodeChip>DE 37</CodeChip>). No entry means
              that somebody in front of it declined.
              <Citation source={1} />
            </li>
            <li>
              Read the issuer’s internal reason. It is always more precise than the code sent out, and many
              reasons map to <CodeChip>05</CodeChip>.<Citation source={1} />
            </li>
            <li>
              Look at the pattern. One BIN points to that issuer’s fraud rules; all issuers point to your own
              messages: security code, merchant category, authentication data.
              <Citation source={1} />
            </li>
            <li>
              Retry a few times at most, then ask the cardholder to call the issuer.
              <Citation source={1} />
            </li>
          </ol>
          <h3>The response, decoded</h3>
        </Prose>
        <DecodedResponse />
      </article>
      <SpecimenSources />
    </div>
  </Section>
);
