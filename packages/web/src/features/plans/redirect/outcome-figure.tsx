import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { BitmapLoader } from '../../../components/ui/bitmap/bitmap-loader.tsx';
import { bitsFromDrawing } from '../../../components/ui/bitmap/bits.ts';
import styles from './payment-redirect-page.module.css';

const pictures = {
  succeeded: bitsFromDrawing([
    '........',
    '.......#',
    '......##',
    '#....##.',
    '##..##..',
    '.####...',
    '..##....',
    '........',
  ]),
  failed: bitsFromDrawing([
    '#......#',
    '##....##',
    '.##..##.',
    '..####..',
    '..####..',
    '.##..##.',
    '##....##',
    '#......#',
  ]),
  cancelled: bitsFromDrawing([
    '........',
    '...#....',
    '..##....',
    '.######.',
    '.######.',
    '..##....',
    '...#....',
    '........',
  ]),
  unconfirmed: bitsFromDrawing([
    '.######.',
    '..####..',
    '...##...',
    '...##...',
    '..#..#..',
    '.#.##.#.',
    '.######.',
    '........',
  ]),
} as const;

/** The outcome as a bitmap; the heading beside it says the same. */
export const OutcomeFigure = ({ phase }: { readonly phase: keyof typeof pictures | 'processing' }) => (
  <div className={styles.figure} data-phase={phase} aria-hidden={phase === 'processing' || undefined}>
    {phase === 'processing' ? <BitmapLoader size="l" /> : <BitmapFigure bits={pictures[phase]} />}
  </div>
);
