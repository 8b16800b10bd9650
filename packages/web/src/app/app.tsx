import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { SkipLink } from './skip-link.tsx';

export const App = () => (
  <BrowserRouter>
    <SkipLink />
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
  </BrowserRouter>
);
