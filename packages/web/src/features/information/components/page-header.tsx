import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The day the page counts from: what it is called, and the day for machines and for people. */
  readonly date?: { readonly label: string; readonly iso: string; readonly text: string };
  /** What there is to do with the whole page. */
  readonly actions?: ReactNode;
};

/** The head of a page of text. */
export const PageHeader = ({ title, lead, date, actions }: PageHeaderProps) => (
  <header className={styles.header}>
    <h1 className={styles.title}>{title}</h1>
    {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    {date === undefined && actions === undefined ? null : (
      <div className={styles.line}>
        {date === undefined ? null : (
          <p className={styles.date}>
            {date.label} <time dateTime={date.iso}>{date.text}</time>
          </p>
        )}
        {actions}
      </div>
    )}
  </header>
);
