import { classNames } from '../../../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './bitmap-loader.module.css';

type BitmapLoaderProps = {
  /** What is being waited for; read out by screen readers. */
  readonly label?: string;
  /** `s` sits in a line of text or a button, `m` in a block, `l` on a page. */
  readonly size?: 's' | 'm' | 'l';
  /** Shows the label beside the picture. */
  readonly showLabel?: boolean;
};

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The loading state: sixty-four bits that light in message order. */
export const BitmapLoader = ({ label = 'Loading', size = 'm', showLabel = false }: BitmapLoaderProps) => (
  <span className={styles.loader} role="status">
    <span className={classNames(styles.grid, styles[size])} aria-hidden="true">
      {rows.map((row) => (
        <span key={row} className={styles.row}>
          <span className={styles.lit} />
        </span>
      ))}
    </span>
    {showLabel ? <span className={styles.label}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
