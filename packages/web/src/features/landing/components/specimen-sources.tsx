import styles from './specimen-sources.module.css';

const sources = [
  {
    title: 'ISO 8583 response codes (DE 39)',
    section: 'Do not honour',
    category: 'Transaction switch',
    excerpt:
      'Response code 05 (Do not honour) means the issuer declines without giving a specific reason. Behind it may be risk rules, a blocked or restricted account, wrong card data…',
  },
  {
    title: 'Why a card payment is declined: causes and first checks',
    section: 'What cardholder, shop and bank should check first',
    category: 'Card domain fundamentals',
    excerpt:
      'The first checks after a decline take a minute for each party and settle most cases. Repeating a declined payment again and again makes things worse…',
  },
] as const;

/** The passages the specimen's answer draws on, numbered as its citations are. */
export const SpecimenSources = () => (
  <aside className={styles.sources} aria-label="Sources of the answer">
    <p className={styles.label}>Sources</p>
    <ol className={styles.list}>
      {sources.map((source, index) => (
        <li key={source.title} id={`source-${index + 1}`} className={styles.source}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>{source.title}</p>
            <p className={styles.section}>
              {source.section} · {source.category}
            </p>
            <blockquote className={styles.excerpt}>{source.excerpt}</blockquote>
          </div>
        </li>
      ))}
    </ol>
  </aside>
);
