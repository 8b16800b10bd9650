import type { Config } from '../../config/config.ts';
import type { Facts } from '../../http/page-documents.ts';
import { settingsOf } from './settings.ts';

/**
 * What the client's built documents leave open: every setting under its name, the public address and its host, and all of
 * that as JSON, from which the client takes it over.
 */
export const documentFacts = (config: Config): Facts => {
  const settings = settingsOf(config);
  const { origin, host } = new URL(config.http.publicUrl);
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    public_url: origin,
    site: host,
    settings: JSON.stringify({ ...settings, site: host }),
  };
};
