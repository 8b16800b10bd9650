import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import type { Bits } from '../../../components/ui/bitmap/bits.ts';
import styles from './plan-bits.module.css';

const bitsOfOne = 64;
/** A primary and a secondary bitmap, as a message has them; what they cannot show, the number below says. */
const mostBits = 2 * bitsOfOne;

const firstBits = (count: number): Bits =>
  new Set(Array.from({ length: Math.min(count, bitsOfOne) }, (_, index) => index + 1));

/** One lit bit for each question of a day, in as many bitmaps as that takes, as far as two reach. */
const bitmapsOf = (questionsPerDay: number | null): readonly Bits[] => {
  const count = Math.min(questionsPerDay ?? bitsOfOne, mostBits);
  return Array.from({ length: Math.ceil(count / bitsOfOne) }, (_, index) =>
    firstBits(count - index * bitsOfOne),
  );
};

/** A plan's questions of a day as a picture; the list of what the plan gives says the same in words. */
export const PlanBits = ({ questionsPerDay }: { readonly questionsPerDay: number | null }) => (
  <span className={styles.bits} aria-hidden="true">
    <span className={styles.bitmaps}>
      {bitmapsOf(questionsPerDay).map((bits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bitmap is its place
        <BitmapFigure key={index} bits={bits} className={styles.bitmap} />
      ))}
    </span>
    <span>{questionsPerDay === null ? 'no daily limit' : `${questionsPerDay} a day`}</span>
  </span>
);
