import styles from './specimen-sources.module.css';

const sources = [
  {
    title: 'Authorisation response codes in practice',
    section: 'Why issuers answer 05 “do not honour”',
    category: 'Transaction switch',
    excerpt:
      'Response code 05 means the issuer refuses without naming a reason. It is a catch-all: fraud score too high, account blocked for a reason that must not be disclosed, a host rule without its own mapping, or a card that was never activated.',
  },
  {
    title: 'ISO 8583:1987 data elements',
    section: 'DE 38 and DE 39',
    category: 'Transaction switch',
    excerpt:
      'DE 38 is the authorisation code the issuer gives to an approval. DE 39 gives the outcome: 00 approved, 05 do not honour, 51 insufficient funds, 91 issuer unavailable, and so on.',
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
