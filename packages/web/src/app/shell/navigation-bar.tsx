import { pages } from '@genie/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { CloseIcon, MenuIcon } from '../../components/ui/icons.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { ThemeSwitch } from '../../components/ui/theme-switch.tsx';
import { useStartTarget } from '../../lib/storage/start-target.ts';
import { useDismiss } from '../../lib/use-dismiss.ts';
import styles from './navigation-bar.module.css';

/** The bar above public pages; on small screens its buttons move into a menu. */
export const NavigationBar = () => {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const loginTarget = useStartTarget(pages.login);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    // The link that had the focus is hidden with the menu; a page that is new takes it from here.
    if (menu.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  }, [key]);

  const dismiss = useCallback((by: 'escape' | 'outside') => {
    setOpen(false);
    if (by === 'escape') toggle.current?.focus();
  }, []);
  useDismiss(bar, open, dismiss);

  return (
    <header ref={bar} className={styles.bar}>
      <div className={styles.inner}>
        <Link className={styles.home} to={pages.home}>
          <Logo />
        </Link>
        <nav className={styles.links} aria-label="Main">
          <Link
            className={styles.link}
            to={pages.home}
            aria-current={pathname === pages.home ? 'page' : undefined}
          >
            Home
          </Link>
          <Link
            className={styles.link}
            to={pages.price}
            aria-current={pathname === pages.price ? 'page' : undefined}
          >
            Pricing
          </Link>
        </nav>
        <div className={styles.actions}>
          <ThemeSwitch />
          <ButtonLink look="quiet" to={loginTarget}>
            Login
          </ButtonLink>
          <ButtonLink look="primary" to={pages.register}>
            Sign Up
          </ButtonLink>
        </div>
        <div className={styles.toggle}>
          <ThemeSwitch />
          <IconButton
            ref={toggle}
            framed
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="small-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </div>
      </div>
      <nav ref={menu} id="small-menu" className={styles.menu} aria-label="Menu" hidden={!open}>
        <ButtonLink look="secondary" size="l" wide to={loginTarget}>
          Login
        </ButtonLink>
        <ButtonLink look="primary" size="l" wide to={pages.register}>
          Sign Up
        </ButtonLink>
        <ButtonLink look="quiet" size="l" wide to={pages.price}>
          Pricing
        </ButtonLink>
      </nav>
    </header>
  );
};
