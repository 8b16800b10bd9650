import { useSyncExternalStore } from 'react';
import { storedValues } from './storage/stored-values.ts';

type Theme = 'system' | 'light' | 'dark';

const order: readonly Theme[] = ['system', 'light', 'dark'];

export const nextTheme = (theme: Theme): Theme =>
  order[(order.indexOf(theme) + 1) % order.length] ?? 'system';

const read = (): Theme => {
  const stored = storedValues.get('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** The chosen theme and how to choose another. `/before-paint.js` puts it on the document, before the first paint. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(storedValues.subscribe, read, () => 'system' as const),
  (theme) => {
    storedValues.set('theme', theme);
    dispatchEvent(new Event('genie:theme'));
  },
];
