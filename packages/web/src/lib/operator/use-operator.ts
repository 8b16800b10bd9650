import { useEffect, useSyncExternalStore } from 'react';
import { documentSettings } from './document-settings.ts';
import { knownOperator } from './known-operator.ts';
import type { Operator } from './operator.ts';

let asked = documentSettings() !== undefined;

/** Asks once for all pages; after a failure the next page that wants to know asks again. */
const ask = (): void => {
  if (asked) return;
  asked = true;
  // The calls' code is not part of what the first page waits for.
  import('../api/fetch-settings.ts')
    .then(({ fetchSettings }) => fetchSettings())
    .catch(() => {
      asked = false;
    });
};

const { get, subscribe } = knownOperator;

const useKnown = (): Operator => useSyncExternalStore(subscribe, get, get);

/** Who runs this product: what the document says, or else what was built in, then what the server says when asked. */
export const useOperator = (): Operator => {
  useEffect(ask, []);
  return useKnown();
};

/** The product's name as far as this page knows it; asks nobody. */
export const useBrandName = (): string => useKnown().brand;

/** Forgets what the server said, as a reload does. */
export const forgetOperator = (): void => {
  asked = documentSettings() !== undefined;
  knownOperator.forget();
};
