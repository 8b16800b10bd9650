import { CircleAlert, CircleCheck } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './result-dialog.module.css';

export type Result = {
  readonly tone: 'approved' | 'declined';
  readonly text: string;
  /** The cause, or what to do next. */
  readonly detail?: string | undefined;
};

type ResultDialogProps = {
  readonly result: Result;
  readonly onClose: () => void;
};

const icons = { approved: CircleCheck, declined: CircleAlert };

/** What a form came to: a popup with Ok. */
export const ResultDialog = ({ result, onClose }: ResultDialogProps) => {
  const Icon = icons[result.tone];
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={
        <span className={classNames(styles.title, styles[result.tone])}>
          <Icon aria-hidden="true" />
          {result.text}
        </span>
      }
      {...(result.detail === undefined ? {} : { description: result.detail })}
      actions={
        <Button look="primary" data-initial-focus onClick={onClose}>
          Ok
        </Button>
      }
    />
  );
};
