import type { ReactNode } from 'react';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { bitsFromDrawing } from '../../../components/ui/bitmap/bits.ts';
import styles from './no-offers.module.css';

const unlit = bitsFromDrawing([]);

type NoOffersProps = {
  readonly children: ReactNode;
  /** A second line: what happens next. */
  readonly next?: string;
  readonly action?: ReactNode;
};

/** Stands where a plan's offers would be, quietly. */
export const NoOffers = ({ children, next, action }: NoOffersProps) => (
  <div className={styles.none}>
    <BitmapFigure bits={unlit} className={styles.figure} />
    <div className={styles.text} role="status">
      <p>{children}</p>
      {next === undefined ? null : <p className={styles.next}>{next}</p>}
    </div>
    {action}
  </div>
);
