import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { accuracySentence } from '../../../lib/accuracy.ts';
import { useBrandName } from '../../../lib/operator/use-operator.ts';
import { pixelPictures } from '../pixel-pictures.ts';
import styles from './brain.module.css';
import { Section } from './section.tsx';

const steps = [
  {
    picture: pixelPictures.mask,
    title: 'Mask',
    text: 'Card numbers are cut to the first six and last four, CVV and PIN are removed, before anything is stored or sent.',
  },
  {
    picture: pixelPictures.find,
    title: 'Find',
    text: 'The passages that bear on your question are retrieved from the knowledge hub: documents, code lists, element tables.',
  },
  {
    picture: pixelPictures.write,
    title: 'Write',
    text: 'A language model writes a structured answer from those passages: the direct answer first, then the detail.',
  },
  {
    picture: pixelPictures.cite,
    title: 'Cite',
    text: 'Numbers in the answer open the passage behind it. What the passages do not hold is said to be missing, not guessed.',
  },
] as const;

/** How an answer is made. */
export const Brain = () => {
  const brand = useBrandName();
  return (
    <Section
      layout="above"
      title={`The brain behind ${brand}`}
      lead="A retrieval-augmented model: it reads before it writes. What it reads is a library on card payments that is continuously expanded to further domains."
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <div className={styles.picture}>
              <BitmapFigure bits={step.picture} grid={false} />
            </div>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.measured}>
        Measured, not promised: {accuracySentence} Verify what matters; the sources stand beside the answer.
      </p>
    </Section>
  );
};
