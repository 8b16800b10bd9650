import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = (props: { readonly id?: string; readonly children: ReactNode }) => (
  <span {...props} className={styles.hidden} />
);
