import { type ReactNode, useId } from 'react';
import styles from './footer-column.module.css';

type FooterColumnProps = { readonly title: string; readonly links: readonly ReactNode[] };

/** A heading of the footer and the links below it. */
export const FooterColumn = ({ title, links }: FooterColumnProps) => {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.links}>
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links of a column never change
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
};
