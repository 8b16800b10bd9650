import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../lib/api/settings-query.ts';
import { pageTexts } from '../texts.ts';
import styles from './sidebar.module.css';

/** Where to write to when something is wrong. */
export const SupportFooter = () => {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <footer className={styles.support}>
      <p>{pageTexts.supportQuestion}</p>
      {settings === undefined ? null : (
        <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
      )}
    </footer>
  );
};
