import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { pageTexts } from '../texts.ts';
import styles from './delete-account-dialog.module.css';

type DeletionCodeFieldProps = {
  readonly code: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
};

type Outcome = {
  readonly tone: 'info' | 'declined';
  readonly text: string;
  readonly detail?: string;
};

/** For accounts without a password: a mailed code is the proof. */
export const DeletionCodeField = ({ code, error, onChange }: DeletionCodeFieldProps) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, run] = useSubmission();

  const mail = () =>
    void run(async () => {
      setOutcome(undefined);
      try {
        const { message } = await postSignedIn('deleteAccountCode', {});
        setOutcome({ tone: 'info', text: message });
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setOutcome({ tone: 'declined', text: pageTexts.codeFailed, detail: failure.message });
      }
    });

  return (
    <div className={styles.form}>
      <TextField
        label="Code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        code
        hint="You have no password, so we mail you a code."
        value={code}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button size="s" busy={busy} busyLabel="Sending a code" onClick={mail}>
        Send me a code
      </Button>
      {outcome === undefined ? null : (
        <Banner tone={outcome.tone} detail={outcome.detail}>
          {outcome.text}
        </Banner>
      )}
    </div>
  );
};
