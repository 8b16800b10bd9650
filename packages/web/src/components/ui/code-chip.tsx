import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './code-chip.module.css';

type CodeChipProps = {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'lit' | 'approved' | 'declined' | 'pending';
};

/** A code of the trade (`DE 39`, `9F27`, `0110`) in mono with a hairline box, never broken over two lines. */
export const CodeChip = ({ children, tone = 'plain' }: CodeChipProps) => (
  <code className={classNames(styles.chip, tone !== 'plain' && styles[tone])} translate="no">
    {children}
  </code>
);
