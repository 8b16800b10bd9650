import { pages } from '@genie/contract/client';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { focusHeading } from '../components/ui/focus-heading.ts';
import { Link } from '../components/ui/link.tsx';
import { storedValues } from '../lib/storage/stored-values.ts';
import { useStoredValue } from '../lib/storage/use-stored-value.ts';
import styles from './cookie-banner.module.css';

/**
 * Asks about cookies while no answer is stored. Accepting stores it; rejecting stores nothing, so that the banner comes
 * back the next time the product is loaded.
 */
export const CookieBanner = () => {
  const answered = useStoredValue('cookieConsent') !== null;
  const [rejected, setRejected] = useState(false);
  const away = answered || rejected;

  // The style sheets make room for the banner by this, as they hide it by it before the page is alive.
  useLayoutEffect(() => {
    if (away) return;
    const { dataset } = document.documentElement;
    delete dataset.cookiesAnswered;
    return () => {
      dataset.cookiesAnswered = '';
    };
  }, [away]);

  if (away) return null;
  const answer = (take: () => void) => () => {
    take();
    // The button that had the focus goes with the banner.
    focusHeading(document.querySelector('main'));
  };
  return (
    <section className={styles.banner} aria-label="Cookies" data-cookie-banner>
      <p className={styles.text}>
        We use cookies to keep you signed in and, if you accept, to learn how pages are used. The{' '}
        <Link to={`${pages.policy}#cookies`}>Cookie Policy</Link> and the{' '}
        <Link to={pages.privacy}>Privacy Policy</Link> say more.
      </p>
      <div className={styles.actions}>
        <Button size="s" onClick={answer(() => setRejected(true))}>
          Reject Cookies
        </Button>
        <Button size="s" onClick={answer(() => storedValues.set('cookieConsent', 'true'))}>
          Accept Cookies
        </Button>
      </div>
    </section>
  );
};
