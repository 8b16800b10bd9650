import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../../lib/document-title.ts';
import { useBrandName } from '../../lib/operator/use-operator.ts';
import { focusHeading } from './focus-heading.ts';

type PageMainProps = {
  /** The document's title where the page's state decides it; any other page has a fixed one in `app/page-meta.ts`. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What every page puts its content in: the main landmark, a title of its state's, and focus after a navigation. */
export const PageMain = ({ title, className, children }: PageMainProps) => {
  const brand = useBrandName();
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef({ first: key === 'default', back: navigation === 'POP' });

  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title, brand);
  }, [title, brand]);

  // What was typed and sent before the page was alive is taken up now: see `public/before-paint.js`.
  useEffect(() => void dispatchEvent(new Event('genie:alive')), []);

  useEffect(() => {
    if (arrived.current.first) return;
    if (!arrived.current.back) window.scrollTo(0, 0);
    focusHeading(main.current);
  }, []);

  return (
    <main ref={main} id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
};
