import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import styles from './error-boundary.module.css';

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly failed: boolean };

/** Shows a way on when a page could not be drawn or its code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main" className={styles.page} role="alert">
        <h1 className={styles.title}>This page could not be shown</h1>
        <p>Something went wrong in the browser, or the connection was lost. Nothing you saved is gone.</p>
        <p className={styles.actions}>
          <Button look="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go home</Button>
        </p>
      </main>
    );
  }
}
