import { pages } from '@genie/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { ResultDialog } from '../../../components/ui/result-dialog.tsx';
import { clearAccount } from '../../../lib/storage/account.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './form.module.css';

/** The way to delete the account, and what follows once it is gone. */
export const DeleteAccount = ({ hasPassword }: { readonly hasPassword: boolean }) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [farewell, setFarewell] = useState<string>();
  const leaving = useRef(false);

  // What is stored goes once this page has gone: before, its guard would lead to sign-in without the message.
  useEffect(
    () => () => {
      if (leaving.current) clearAccount();
    },
    [],
  );

  const leave = (message: string) => {
    leaving.current = true;
    void navigate(`${pages.login}?${new URLSearchParams({ msg: message })}`, { replace: true });
  };

  return (
    <div className={styles.form}>
      <div className={styles.submit}>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {asking ? (
        <DeleteAccountDialog
          hasPassword={hasPassword}
          onClose={() => setAsking(false)}
          onDeleted={(message) => {
            setAsking(false);
            setFarewell(message);
          }}
        />
      ) : null}
      {farewell === undefined ? null : (
        <ResultDialog result={{ tone: 'approved', text: farewell }} onClose={() => leave(farewell)} />
      )}
    </div>
  );
};
