import { pages } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { CircleArrowUp, LogOut, MessageSquareText, UserRound } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Tab } from '../../components/ui/tabs.tsx';
import { signOut } from '../../lib/api/sign-out.ts';
import { useStoredValue } from '../../lib/storage/use-stored-value.ts';
import { useDismiss } from '../../lib/use-dismiss.ts';
import styles from './account-menu.module.css';
import { userProfileQuery } from './api/user-profile.ts';
import { initialsOf } from './components/initials.ts';

const ProfileDrawer = lazy(async () => ({
  default: (await import('./components/profile-drawer.tsx')).ProfileDrawer,
}));

type AccountMenuProps = {
  /** The drawer's tabs after Profile and Password. */
  readonly moreTabs?: readonly Tab[];
};

/**
 * Whose account is signed in, its drawer, and the way out. A disclosure of plain buttons: the design system's menu
 * places itself with 20 kB of code, which this fixed corner does not need.
 */
export const AccountMenu = ({ moreTabs = [] }: AccountMenuProps) => {
  const navigate = useNavigate();
  const { data: profile } = useQuery(userProfileQuery);
  const storedName = useStoredValue('name');
  const name = profile?.full_name ?? storedName ?? '';
  const photo = profile?.photo ?? null;
  const [open, setOpen] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((by: 'escape' | 'outside') => {
    setOpen(false);
    if (by === 'escape') trigger.current?.focus();
  }, []);
  useDismiss(holder, open, dismiss);

  // The item that was chosen is hidden with the menu: the focus stays here, where a drawer gives it back to, unless a new
  // page takes it.
  const close = () => {
    trigger.current?.focus();
    setOpen(false);
  };
  const openDrawer = () => {
    close();
    setDrawerOpen(true);
  };
  const goTo = (page: string) => () => {
    close();
    void navigate(page);
  };

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
        {photo === null ? <span data-initials={initialsOf(name)} /> : <img src={photo} alt="" />}
      </button>
      <div id={id} className={styles.menu} hidden={!open}>
        <div className={styles.whose}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          <p className={styles.email}>{profile?.email}</p>
        </div>
        <button type="button" className={styles.item} onClick={openDrawer}>
          <UserRound aria-hidden="true" />
          My profile
        </button>
        <button type="button" className={styles.item} onClick={goTo(pages.subscription)}>
          <CircleArrowUp aria-hidden="true" />
          Upgrade Plan
        </button>
        <button type="button" className={styles.item} onClick={goTo(pages.chat)}>
          <MessageSquareText aria-hidden="true" />
          Go to Chat
        </button>
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          Sign out
        </button>
      </div>
      {drawerOpen ? (
        <Suspense fallback={null}>
          <ProfileDrawer moreTabs={moreTabs} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};
