import { pages } from '@genie/contract/client';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/ui/link.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { brand } from '../../lib/brand.ts';
import { useOperator } from '../../lib/operator/use-operator.ts';
import styles from './footer.module.css';
import { FooterColumn } from './footer-column.tsx';
import { footerColumns } from './footer-links.ts';
import { gradientDirection } from './gradient-direction.ts';

const External = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {label}
    <VisuallyHidden> (opens a new tab)</VisuallyHidden>
  </a>
);

const [legal, ...others] = footerColumns.map(({ title, links }) => (
  <FooterColumn
    key={title}
    title={title}
    links={links.map(({ label, to }) => (
      <Link key={to} to={to}>
        {label}
      </Link>
    ))}
  />
));

/** The end of public pages: whom they are for, where to begin, and everything else there is to read. */
export const Footer = () => {
  const { pathname } = useLocation();
  const operator = useOperator();
  return (
    <footer className={styles.footer} data-surface="ink" data-direction={gradientDirection(pathname)}>
      <div className={styles.inner}>
        <div className={styles.begin}>
          <p className={styles.tagline}>For people in card payments, fintech and digital banking.</p>
          <Link className={styles.join} to={pages.register}>
            Join Now &amp; Explore!
          </Link>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {legal}
          <FooterColumn
            title="Follow us"
            links={[
              <External key="linkedin" to={operator.linkedinUrl} label="LinkedIn" />,
              <External key="youtube" to={operator.youtubeUrl} label="Youtube" />,
            ]}
          />
          {others}
        </nav>
        <div className={styles.end}>
          <Link className={styles.home} to={pages.home}>
            <Logo />
          </Link>
          <p>
            © {brand.copyrightYear} {operator.name}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
};
