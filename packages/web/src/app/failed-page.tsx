import { useEffect } from 'react';
import { Button } from '../components/ui/button.tsx';
import { PageMain } from '../components/ui/page-main.tsx';
import styles from './failed-page.module.css';

const title = 'This page could not be shown';

/** What stands in place of a page that failed. */
export const FailedPage = () => {
  // The next page has to name itself, also the one whose document this was.
  useEffect(() => void delete document.documentElement.dataset.page, []);
  return (
    <PageMain title={title} className={styles.page}>
      <div role="alert" className={styles.alert}>
        <h1 className={styles.title}>{title}</h1>
        <p>Something went wrong in the browser, or the connection was lost. Nothing you saved is gone.</p>
      </div>
      <p className={styles.actions}>
        <Button look="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button onClick={() => window.location.assign('/')}>Go home</Button>
      </p>
    </PageMain>
  );
};
