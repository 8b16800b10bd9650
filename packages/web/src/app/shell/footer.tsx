import { useLocation } from 'react-router-dom';
import { Link } from '../../components/ui/link.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { brand } from '../../lib/brand.ts';
import { pagePaths } from '../page-paths.ts';
import styles from './footer.module.css';
import { gradientDirection } from './gradient-direction.ts';

/** The end of public pages. */
export const Footer = () => {
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer} data-surface="ink" data-direction={gradientDirection(pathname)}>
      <div className={styles.inner}>
        <p className={styles.tagline}>For people in card payments, fintech and digital banking.</p>
        <Link className={styles.join} to={pagePaths.register}>
          Join Now &amp; Explore!
        </Link>
        <div className={styles.end}>
          <Link className={styles.home} to={pagePaths.home}>
            <Logo />
          </Link>
          <p>
            © {brand.copyrightYear} {brand.operator}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
};
