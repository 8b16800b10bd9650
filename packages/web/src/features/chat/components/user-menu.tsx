import { pages } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { LogOut, MessageSquareText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../../../components/ui/menu.tsx';
import { signOut } from '../../../lib/api/sign-out.ts';
import { useStoredValue } from '../../../lib/storage/use-stored-value.ts';
import { userProfileQuery } from '../api/user-profile.ts';
import styles from './user-menu.module.css';

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '')
    .join('');
};

/** Whose account is signed in, and the way out. */
export const UserMenu = () => {
  const navigate = useNavigate();
  const { data: profile } = useQuery(userProfileQuery);
  const storedName = useStoredValue('name');
  const name = profile?.full_name ?? storedName ?? '';
  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger} aria-label="Your account">
          <span aria-hidden="true">{initialsOf(name)}</span>
        </button>
      }
    >
      <MenuHeader>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.email}>{profile?.email}</p>
      </MenuHeader>
      <MenuSeparator />
      <MenuItem icon={<MessageSquareText aria-hidden="true" />} onSelect={() => navigate(pages.chat)}>
        Go to Chat
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
};
