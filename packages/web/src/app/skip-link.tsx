import styles from './skip-link.module.css';

export const SkipLink = () => (
  <a className={styles.link} href="#main">
    Skip to content
  </a>
);
