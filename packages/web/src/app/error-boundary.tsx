import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

type ErrorBoundaryProps = {
  /** Which visit of which page this is: another one is tried anew. */
  readonly visit: string;
  readonly children: ReactNode;
};
type ErrorBoundaryState = { readonly failed: boolean };

/** Shows a way on when a page could not be drawn or its code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, was: ErrorBoundaryState) {
    if (was.failed && before.visit !== this.props.visit) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
