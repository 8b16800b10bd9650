import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useBrandName } from '../../lib/operator/use-operator.ts';

type PageMainProps = {
  /** The document's title, before the product's name; without it the product's name leads. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What every page puts its content in: the main landmark, the document's title, and focus after a navigation. */
export const PageMain = ({ title, className, children }: PageMainProps) => {
  const brand = useBrandName();
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef({ first: key === 'default', back: navigation === 'POP' });

  useEffect(() => {
    document.title = title === brand ? title : `${title} · ${brand}`;
  }, [title, brand]);

  useEffect(() => {
    if (arrived.current.first) return;
    if (!arrived.current.back) window.scrollTo(0, 0);
    const heading = main.current?.querySelector('h1') ?? main.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);

  return (
    <main ref={main} id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
};
