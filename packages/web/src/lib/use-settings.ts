import type { Settings } from '@genie/contract/client';
import { useEffect, useState } from 'react';
import { fetchSettings } from './api/fetch-settings.ts';

/** The operator's settings on a page without a query cache; undefined until they arrive, and when they do not. */
export const useSettings = (): Settings | undefined => {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    const controller = new AbortController();
    fetchSettings(controller.signal).then(setSettings, () => undefined);
    return () => controller.abort();
  }, []);
  return settings;
};
