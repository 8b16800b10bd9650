import type { ReactNode } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';

export type Failure = {
  /** The documented text. */
  readonly text: string;
  /** The true cause, when it is another one. */
  readonly cause?: ReactNode | undefined;
};

/** What went wrong with a form: the documented text and, on a second line, its true cause. */
export const FailureBanner = ({ failure }: { readonly failure: Failure }) => (
  <Banner tone="declined" detail={failure.cause}>
    {failure.text}
  </Banner>
);
