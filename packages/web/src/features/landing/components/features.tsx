import { pages } from '@genie/contract/client';
import type { ReactNode } from 'react';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useBrandName } from '../../../lib/operator/use-operator.ts';
import styles from './features.module.css';
import { Section } from './section.tsx';

const featuresOf = (brand: string): readonly { readonly name: string; readonly text: ReactNode }[] => [
  {
    name: 'Structured answers',
    text: 'Steps, tables and message fields where they help, in the same order every time.',
  },
  {
    name: 'Sources beside the answer',
    text: 'Open the passage a sentence rests on and judge it yourself.',
  },
  {
    name: 'Codes your eye finds',
    text: (
      <>
        <CodeChip>DE 55</CodeChip>, <CodeChip>9F27</CodeChip>, <CodeChip>0110</CodeChip>: set apart
        everywhere, so that you can skim.
      </>
    ),
  },
  {
    name: 'Safe to paste into',
    text: 'A card number in a log line is masked before it is stored or sent to the model.',
  },
  {
    name: 'Written as you watch',
    text: 'Stop an answer when you have what you need, or reload and read on.',
  },
  {
    name: 'Your questions, kept',
    text: 'Past chats by Today, Yesterday, Week and Month.',
  },
  {
    name: 'Plain about its limits',
    text: `When the library does not cover a question, ${brand} says so.`,
  },
  {
    name: 'Free to start',
    text: 'The Free Plan gives 5 questions a day for 10 days, without a credit card.',
  },
];

/** What the product does, one line each. */
export const Features = () => {
  const brand = useBrandName();
  return (
    <Section
      title={`What ${brand} does for you`}
      lead={
        <>
          Made for people who read the field, not the brochure.{' '}
          <Link to={pages.topicSupport} aria-label="Click Here" aria-describedby="click-here">
            <span>Click Here</span>
            <VisuallyHidden id="click-here"> for the supported topics</VisuallyHidden>
          </Link>{' '}
          to see every topic it supports.
        </>
      }
    >
      <dl className={styles.features}>
        {featuresOf(brand).map((feature) => (
          <div key={feature.name} className={styles.feature}>
            <dt className={styles.name}>{feature.name}</dt>
            <dd className={styles.text}>{feature.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
