import { useQuery } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { TopBar } from '../../../components/ui/top-bar.tsx';
import { settingsQuery } from '../../../lib/api/settings-query.ts';
import { brand } from '../../../lib/brand.ts';
import styles from './chat-bar.module.css';

type ChatBarProps = {
  readonly account: ReactNode;
  readonly sidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
};

/** The bar above the chat; on small screens its hamburger shows the sidebar. */
export const ChatBar = ({ account, sidebarOpen, onToggleSidebar }: ChatBarProps) => {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <TopBar
      overSidebar
      product={settings?.brand_name ?? brand.name}
      account={account}
      start={
        <IconButton
          className={styles.hamburger}
          label={sidebarOpen ? 'Close the list of chats' : 'Open the list of chats'}
          aria-expanded={sidebarOpen}
          onClick={onToggleSidebar}
        >
          <Menu aria-hidden="true" />
        </IconButton>
      }
    />
  );
};
