import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useScrollLock } from './use-scroll-lock.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One sentence below the title that says what the dialog is about. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, the main one last. */
  readonly actions?: ReactNode;
  /** `sheet` slides in from the end of the line, from below on a phone; `start` from its start. */
  readonly placement?: 'centre' | 'sheet' | 'start';
};

/**
 * A modal dialog: traps focus, closes on Escape and on a click outside, gives focus back. What carries
 * `data-initial-focus` has the focus first; otherwise its Close.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  placement = 'centre',
}: DialogProps) => {
  useScrollLock(open);
  const openedFrom = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.scrim} aria-hidden="true" />
        <Radix.Content
          className={classNames(styles.content, styles[placement])}
          onOpenAutoFocus={(event) => {
            openedFrom.current = document.activeElement;
            const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
              '[data-initial-focus]',
            );
            if (first === null) return;
            event.preventDefault();
            first.focus();
          }}
          // Radix gives the focus back to its own trigger only.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" size="s">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          {description === undefined ? null : (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children === undefined ? null : <div className={styles.body}>{children}</div>}
          {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
