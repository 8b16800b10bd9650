import { classNames } from '../../lib/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** `text` is a line, `block` fills its container's height. */
  readonly shape?: 'text' | 'block';
  readonly width?: 'full' | 'long' | 'medium' | 'short';
  readonly className?: string | undefined;
};

/** Holds the place of what is being loaded. Hidden from screen readers: say elsewhere that something loads. */
export const Skeleton = ({ shape = 'text', width = 'full', className }: SkeletonProps) => (
  <span className={classNames(styles.skeleton, styles[shape], styles[width], className)} aria-hidden="true" />
);
