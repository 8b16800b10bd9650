import { accountTexts, constants } from '@genie/contract/client';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { postSignedIn } from '../../../lib/api/call.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { pageTexts } from '../texts.ts';
import styles from './delete-account-dialog.module.css';
import { DeletionCodeField } from './deletion-code-field.tsx';

type DeleteAccountDialogProps = {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onDeleted: (message: string) => void;
};

/** Says what goes, asks for proof, and deletes the account. */
export const DeleteAccountDialog = ({ hasPassword, onClose, onDeleted }: DeleteAccountDialogProps) => {
  const formId = useId();
  const [proof, setProof] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<{ readonly cause: string | undefined }>();
  const [busy, run] = useSubmission();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    setMissing(proof === '');
    if (proof === '') return focusFirstInvalid(event.currentTarget);
    void run(async () => {
      try {
        const given = hasPassword ? { password: proof } : { code: proof };
        const { message } = await postSignedIn('deleteAccount', given);
        onDeleted(message);
      } catch (error) {
        setFailure({ cause: causeOf(error, pageTexts.deletionFailed) });
      }
    });
  };
  const change = (typed: string) => {
    setProof(typed);
    setMissing(false);
  };

  return (
    <Dialog
      open
      title="Delete your account?"
      description="This cannot be undone. What goes:"
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={formId} look="danger" busy={busy} busyLabel="Deleting your account">
            Delete my account
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <ul className={styles.goes}>
          <li>your name, email address, phone number and photo</li>
          <li>every chat with its questions and answers</li>
          <li>your plan, which ends at once and is not refunded, and the saved card</li>
        </ul>
        <p className={styles.stays}>
          Invoices that accounting must keep stay, without your name. Download your data first if you want it.
        </p>
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          {hasPassword ? (
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              data-initial-focus
              value={proof}
              error={missing ? accountTexts.passwordMissing : undefined}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <DeletionCodeField
              code={proof}
              error={missing ? pageTexts.codeMissing : undefined}
              onChange={(typed) => change(typed.replace(/\D/g, '').slice(0, constants.oneTimeCode.digits))}
            />
          )}
          {failure === undefined ? null : (
            <Banner tone="declined" detail={failure.cause}>
              {pageTexts.deletionFailed}
            </Banner>
          )}
        </form>
      </div>
    </Dialog>
  );
};
