import { constants, pages } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Logo } from '../../../components/ui/logo.tsx';
import { ThemeSwitch } from '../../../components/ui/theme-switch.tsx';
import { brand } from '../../../lib/brand.ts';
import { settingsQuery } from '../api/settings.ts';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = {
  readonly sidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
};

/** The bar above the signed-in area. */
export const TopBar = ({ sidebarOpen, onToggleSidebar }: TopBarProps) => {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <header className={styles.bar}>
      <div className={styles.product}>
        <IconButton
          className={styles.hamburger}
          label={sidebarOpen ? 'Close the list of chats' : 'Open the list of chats'}
          aria-expanded={sidebarOpen}
          onClick={onToggleSidebar}
        >
          <Menu aria-hidden="true" />
        </IconButton>
        <Link className={styles.logo} to={pages.chat} aria-label="Go to the chat">
          <Logo markOnly />
        </Link>
        <p className={styles.label}>
          {settings?.brand_name ?? brand.name}{' '}
          <span className={styles.version}>{constants.assistantVersion}</span>
        </p>
      </div>
      <div className={styles.account}>
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  );
};
