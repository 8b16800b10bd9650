import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LoadFailure } from '../../../components/ui/load-failure.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { sessionsQuery } from '../api/sessions.ts';
import { pageTexts } from '../texts.ts';
import { DeviceRow } from './device-row.tsx';
import styles from './devices.module.css';

type Outcome = {
  readonly tone: 'approved' | 'declined';
  readonly text: string;
  readonly detail?: string;
};

/** Where the account is signed in; any device can be signed out from here. */
export const Devices = () => {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, run] = useSubmission();

  const end = (ending: () => Promise<{ readonly message: string }>) =>
    void run(async () => {
      setOutcome(undefined);
      try {
        const { message } = await ending();
        setOutcome({ tone: 'approved', text: message });
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setOutcome({ tone: 'declined', text: pageTexts.notSignedOut, detail: failure.message });
      }
      await queries.invalidateQueries(sessionsQuery);
    });

  if (data === undefined && error !== null) {
    return (
      <LoadFailure cause={error.message} onRetry={() => void refetch()}>
        {pageTexts.sessionsFailed}
      </LoadFailure>
    );
  }
  if (data === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>Loading your devices</VisuallyHidden>
        <Skeleton shape="block" className={styles.loading} />
      </div>
    );
  }
  const others = data.sessions.filter(({ is_current }) => !is_current);
  return (
    <div className={styles.devices}>
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <DeviceRow
            key={session.session_id}
            session={session}
            busy={busy}
            onEnd={() => end(() => postSignedIn('endSession', { session_id: session.session_id }))}
          />
        ))}
      </ul>
      {outcome === undefined ? null : (
        <Banner tone={outcome.tone} detail={outcome.detail}>
          {outcome.text}
        </Banner>
      )}
      {others.length === 0 ? null : (
        <Button
          className={styles.all}
          disabled={busy}
          onClick={() => end(() => postSignedIn('endOtherSessions', {}))}
        >
          Sign out all other devices
        </Button>
      )}
    </div>
  );
};
