import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, such as the address's query. A prerendered page shows `prerendered` and is taken over with
 * it; the value itself follows at once.
 */
export const useKnownInBrowser = <T>(inBrowser: () => T, prerendered: T): T =>
  useSyncExternalStore(never, inBrowser, () => prerendered);
