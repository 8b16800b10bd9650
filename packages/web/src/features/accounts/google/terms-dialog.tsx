import { pages } from '@genie/contract/client';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './terms-dialog.module.css';

type TermsDialogProps = {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
};

/** Asks for consent before the browser goes to Google. */
export const TermsDialog = ({ onAccept, onDecline }: TermsDialogProps) => (
  <Dialog
    open
    title="Before you go on to Google"
    onOpenChange={(open) => (open ? undefined : onDecline())}
    actions={
      <>
        <Button onClick={onDecline}>Decline</Button>
        <Button look="primary" onClick={onAccept}>
          I accept
        </Button>
      </>
    }
  >
    <div className={styles.text}>
      <p>
        Google tells us your name and your email address, and nothing else. If you have no account yet, this
        makes one.
      </p>
      <p>
        Going on means that you accept our{' '}
        <Link to={pages.terms} target="_blank" rel="noopener">
          Terms &amp; Conditions
        </Link>{' '}
        and our{' '}
        <Link to={pages.policy} target="_blank" rel="noopener">
          Policies
        </Link>
        . You must be 18 or older, or have your parents’ consent.
      </p>
    </div>
  </Dialog>
);
