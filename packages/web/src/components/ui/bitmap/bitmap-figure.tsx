import { classNames } from '../../../lib/class-names.ts';
import styles from './bitmap-figure.module.css';
import type { Bits } from './bits.ts';

type BitmapFigureProps = {
  readonly bits: Bits;
  /** What the picture says; without it the picture is decoration and hidden from screen readers. */
  readonly label?: string;
  /** Whether bits that are not lit are drawn as outlines. */
  readonly grid?: boolean;
  /** Draws the squares without gaps: for sizes at which gaps would blur. */
  readonly solid?: boolean;
  readonly className?: string | undefined;
};

const pitch = 14;
const gapBetween = 2;

/** A bitmap as a still picture, as large as its container. */
export const BitmapFigure = ({ bits, label, grid = true, solid = false, className }: BitmapFigureProps) => {
  const gap = solid ? 0 : gapBetween;
  const cell = pitch - gap;
  return (
    <svg
      className={classNames(styles.figure, className)}
      viewBox={`0 0 ${8 * pitch - gap} ${8 * pitch - gap}`}
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
            x={((bit - 1) % 8) * pitch + inset}
            y={Math.floor((bit - 1) / 8) * pitch + inset}
            width={cell - 2 * inset}
            height={cell - 2 * inset}
            rx={solid ? 0 : 1.5}
          />
        );
      })}
    </svg>
  );
};
