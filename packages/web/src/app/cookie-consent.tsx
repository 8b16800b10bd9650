import { lazy, Suspense } from 'react';
import { useStoredValue } from '../lib/storage/use-stored-value.ts';

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }));

/**
 * The cookie banner, unless an answer is stored. It is apart from the pages so that a stored answer, which a prerendered
 * document cannot know, draws nothing else anew.
 */
export const CookieConsent = () =>
  useStoredValue('cookieConsent') === null ? (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  ) : null;
