import { BrowserRouter, useLocation } from 'react-router-dom';
import { CookieConsent } from './cookie-consent.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page is made of, below a router. */
export const AppContent = () => {
  const { key } = useLocation();
  return (
    <>
      <SkipLink />
      <CookieConsent />
      <ErrorBoundary visit={key}>
        <AppRoutes />
      </ErrorBoundary>
    </>
  );
};

export const App = () => (
  <BrowserRouter>
    <AppContent />
  </BrowserRouter>
);
