import styles from './whole-dates.module.css';

/** Text whose dates, 21-11-2026, never break over two lines. */
export const WholeDates = ({ children }: { readonly children: string }) =>
  children.split(/(\b\d\d-\d\d-\d{4}\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className={styles.date}>
        {part}
      </span>
    ),
  );
