import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './popup.module.css';

type PopupProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
};

/** A small dialog that stands in a corner and leaves the page usable: it takes no focus and traps none. */
export const Popup = ({ title, children, onClose, actions }: PopupProps) => {
  const id = useId();
  return (
    <div
      className={styles.popup}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.announced} role="status">
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <p id={`${id}-text`} className={styles.text}>
          {children}
        </p>
      </div>
      <IconButton className={styles.close} label="Close" size="s" onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
