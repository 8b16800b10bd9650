import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { EntryFailure } from '../state/conversation-entry.ts';

type FailedAnswerProps = EntryFailure & {
  readonly canRetry: boolean;
  readonly onRetry: () => void;
};

/** Why there is no answer, and the way to one. */
export const FailedAnswer = ({ detail, reference, remedy, canRetry, onRetry }: FailedAnswerProps) => (
  <Banner
    tone="declined"
    {...(reference === null ? {} : { detail: `Reference: ${reference}` })}
    action={
      <Button size="s" disabled={!canRetry} onClick={onRetry}>
        {remedy === 'ask' ? 'Try again' : 'Reconnect'}
      </Button>
    }
  >
    {detail}
  </Banner>
);
