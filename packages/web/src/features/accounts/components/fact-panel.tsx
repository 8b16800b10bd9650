import type { ReactNode } from 'react';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { type Bits, bitmapBytes } from '../../../components/ui/bitmap/bits.ts';
import styles from './fact-panel.module.css';

export type AccountFact = {
  readonly bits: Bits;
  readonly heading: ReactNode;
  readonly text: ReactNode;
};

/** A bitmap, its eight bytes and what it says: the picture beside the form. Only on wide screens. */
export const FactPanel = ({ fact }: { readonly fact: AccountFact }) => (
  <aside className={styles.panel} data-surface="ink" aria-label="A fact of the trade">
    <div className={styles.inner}>
      <div className={styles.picture} aria-hidden="true">
        <BitmapFigure bits={fact.bits} />
        <ol className={styles.bytes}>
          {bitmapBytes(fact.bits).map((byte, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a byte is its row
            <li key={row} data-zero={byte === '00'}>
              {byte}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.words}>
        <p className={styles.heading}>{fact.heading}</p>
        <p className={styles.text}>{fact.text}</p>
      </div>
    </div>
  </aside>
);
