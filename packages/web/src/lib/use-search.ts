import { useLocation } from 'react-router-dom';
import { useKnownInBrowser } from './use-known-in-browser.ts';

/** The address's query, which a page must not show before it is known: a document is prerendered without one. */
export const useSearch = (): string => {
  const { search } = useLocation();
  return useKnownInBrowser(() => search, '');
};
