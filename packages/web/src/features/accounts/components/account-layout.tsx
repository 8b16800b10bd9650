import { pages } from '@genie/contract/client';
import type { ReactNode } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { Logo } from '../../../components/ui/logo.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { ThemeSwitch } from '../../../components/ui/theme-switch.tsx';
import styles from './account-layout.module.css';
import { type AccountFact, FactPanel } from './fact-panel.tsx';

type AccountLayoutProps = {
  readonly title: string;
  /** The document's title where the page's state decides it. */
  readonly pageTitle?: string;
  /** A sentence below the title. */
  readonly lead: ReactNode;
  readonly fact: AccountFact;
  readonly children: ReactNode;
};

/** The page of registering, verifying and signing in: the form, and beside it on wide screens a fact of the trade. */
export const AccountLayout = ({ title, pageTitle, lead, fact, children }: AccountLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.side}>
      <header className={styles.header}>
        <Link className={styles.home} to={pages.home}>
          <Logo />
        </Link>
        <ThemeSwitch />
      </header>
      <PageMain title={pageTitle} className={styles.main}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </PageMain>
    </div>
    <FactPanel fact={fact} />
  </div>
);
