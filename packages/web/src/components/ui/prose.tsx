import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './prose.module.css';

/**
 * Running text: answers and long pages. Takes children, or `dangerouslySetInnerHTML` with HTML that was already
 * sanitized. Styles headings, lists, tables, code and citations (`a.citation`).
 */
export const Prose = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.prose, className)} />
);
