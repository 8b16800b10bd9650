import { useSyncExternalStore } from 'react';
import { type StoredKey, storedValues } from './stored-values.ts';

/** A stored value that follows its changes, in this tab and in others. */
export const useStoredValue = (key: StoredKey): string | null =>
  useSyncExternalStore(
    storedValues.subscribe,
    () => storedValues.get(key),
    () => null,
  );
