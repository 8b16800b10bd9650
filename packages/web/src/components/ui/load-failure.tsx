import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

type LoadFailureProps = {
  /** What could not be loaded. */
  readonly children: ReactNode;
  readonly cause: string;
  readonly onRetry: () => void;
};

/** Stands where something could not be loaded, says why, and offers another try. */
export const LoadFailure = ({ children, cause, onRetry }: LoadFailureProps) => (
  <Banner
    tone="declined"
    detail={cause}
    action={
      <Button size="s" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Banner>
);
