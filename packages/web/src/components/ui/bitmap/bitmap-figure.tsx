import { classNames } from '../../../lib/class-names.ts';
import styles from './bitmap-figure.module.css';
import type { Bits } from './bits.ts';

type BitmapFigureProps = {
  readonly bits: Bits;
  /** What the picture says; without it the picture is decoration and hidden from screen readers. */
  readonly label?: string;
  /** Whether bits that are not lit are drawn as outlines. */
  readonly grid?: boolean;
  readonly className?: string | undefined;
};

const cell = 12;
const gap = 2;

/** A bitmap as a still picture, as large as its container. */
export const BitmapFigure = ({ bits, label, grid = true, className }: BitmapFigureProps) => (
  <svg
    className={classNames(styles.figure, className)}
    viewBox={`0 0 ${8 * (cell + gap) - gap} ${8 * (cell + gap) - gap}`}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
  >
    {Array.from({ length: 64 }, (_, index) => index + 1).map((bit) => {
      const lit = bits.has(bit);
      if (!lit && !grid) return null;
      const inset = lit ? 0 : 0.5;
      return (
        <rect
          key={bit}
          className={lit ? styles.lit : styles.unlit}
          x={((bit - 1) % 8) * (cell + gap) + inset}
          y={Math.floor((bit - 1) / 8) * (cell + gap) + inset}
          width={cell - 2 * inset}
          height={cell - 2 * inset}
          rx={1.5}
        />
      );
    })}
  </svg>
);
