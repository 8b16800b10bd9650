import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrandName } from '../lib/operator/use-operator.ts';

/**
 * Keeps the document's title and description those of the page. A document that came with its page's own needs nothing:
 * what is said of the others is fetched with the first navigation.
 */
export const PageHead = () => {
  const { pathname } = useLocation();
  const brand = useBrandName();
  const described = useRef('');

  useEffect(() => {
    const wanted = `${pathname} ${brand}`;
    if (described.current === '' && document.documentElement.dataset.page) described.current = wanted;
    if (described.current === wanted) return;
    described.current = wanted;
    import('./describe-page.ts').then(
      ({ describePage }) => {
        if (described.current === wanted) describePage(pathname, brand);
      },
      // The page itself can be read; only its tab keeps the label of the one before.
      () => undefined,
    );
  }, [pathname, brand]);

  return null;
};
