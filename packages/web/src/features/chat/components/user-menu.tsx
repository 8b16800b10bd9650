import { pages } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { LogOut, MessageSquareText } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../lib/api/sign-out.ts';
import { useStoredValue } from '../../../lib/storage/use-stored-value.ts';
import { userProfileQuery } from '../api/user-profile.ts';
import { initialsOf } from './initials.ts';
import { useDismiss } from './use-dismiss.ts';
import styles from './user-menu.module.css';

/**
 * Whose account is signed in, and the way out. A disclosure of plain buttons: the design system's menu places itself
 * with 20 kB of code, which this fixed corner does not need.
 */
export const UserMenu = () => {
  const navigate = useNavigate();
  const { data: profile } = useQuery(userProfileQuery);
  const storedName = useStoredValue('name');
  const name = profile?.full_name ?? storedName ?? '';
  const [open, setOpen] = useState(false);
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((by: 'escape' | 'outside') => {
    setOpen(false);
    if (by === 'escape') trigger.current?.focus();
  }, []);
  useDismiss(holder, open, dismiss);

  return (
    <div ref={holder} className={styles.holder}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label="Your account"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span data-initials={initialsOf(name)} />
      </button>
      <div id={id} className={styles.menu} hidden={!open}>
        <div className={styles.whose}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          <p className={styles.email}>{profile?.email}</p>
        </div>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            setOpen(false);
            void navigate(pages.chat);
          }}
        >
          <MessageSquareText aria-hidden="true" />
          Go to Chat
        </button>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          Sign out
        </button>
      </div>
    </div>
  );
};
