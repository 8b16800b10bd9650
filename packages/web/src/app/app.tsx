import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useStoredValue } from '../lib/storage/use-stored-value.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { SkipLink } from './skip-link.tsx';

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }));

export const App = () => (
  <BrowserRouter>
    <SkipLink />
    {useStoredValue('cookieConsent') === null ? (
      <Suspense fallback={null}>
        <CookieBanner />
      </Suspense>
    ) : null}
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
  </BrowserRouter>
);
