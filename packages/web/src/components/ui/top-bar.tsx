import { constants, pages } from '@genie/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './top-bar.module.css';

type TopBarProps = {
  /** What stands before the logo. */
  readonly start?: ReactNode;
  /** The product's name, which stands with its version beside the logo; without it there is no label. */
  readonly product?: string | undefined;
  /** The menu of the account. */
  readonly account: ReactNode;
  /** Whether a sidebar stands below its beginning. */
  readonly overSidebar?: boolean;
};

/** The bar above the signed-in area. */
export const TopBar = ({ start, product, account, overSidebar = false }: TopBarProps) => (
  <header className={classNames(styles.bar, start === undefined && styles.alone)}>
    <div className={classNames(styles.product, overSidebar && styles.overSidebar)}>
      {start}
      <Link className={styles.logo} to={pages.chat} aria-label="Go to the chat">
        <Logo markOnly />
      </Link>
      {product === undefined ? null : (
        <p className={styles.label}>
          {product} <span className={styles.version}>{constants.assistantVersion}</span>
        </p>
      )}
    </div>
    <div className={styles.account}>
      <ThemeSwitch />
      {account}
    </div>
  </header>
);
