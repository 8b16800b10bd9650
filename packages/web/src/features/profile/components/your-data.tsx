import { useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { downloadSignedIn } from '../../../lib/api/call.ts';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { pageTexts } from '../texts.ts';
import styles from './form.module.css';

type Outcome = { readonly saved: true } | { readonly cause: string };

/** Everything that is stored about the account, as a file. */
export const YourData = () => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, run] = useSubmission();

  const download = () =>
    void run(async () => {
      setOutcome(undefined);
      try {
        const file = await downloadSignedIn('exportMyData', {});
        saveFile(file, `genie-my-data-${dayMonthYear(new Date().toISOString())}.zip`);
        setOutcome({ saved: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setOutcome({ cause: error.message });
      }
    });

  return (
    <div className={styles.form}>
      <div className={styles.submit}>
        <Button busy={busy} busyLabel="Collecting your data" onClick={download}>
          Download my data
        </Button>
      </div>
      {outcome === undefined ? null : 'cause' in outcome ? (
        <Banner tone="declined" detail={outcome.cause}>
          {pageTexts.exportFailed}
        </Banner>
      ) : (
        <Banner tone="approved">Your data is in your downloads.</Banner>
      )}
    </div>
  );
};
