import { paths, type Settings } from '@genie/contract/client';
import { documentSettings } from '../operator/document-settings.ts';
import { knownOperator } from '../operator/known-operator.ts';
import { readJson, send } from './send.ts';

/**
 * The operator's names and addresses, and which ways of signing in there are, from the document or else from the server;
 * every page then knows them. @throws ApiError
 */
export const fetchSettings = async (signal?: AbortSignal): Promise<Settings> => {
  const written = documentSettings();
  if (written !== undefined) return written;
  const settings: Settings = await readJson(await send(paths.settings, { method: 'GET', signal }));
  knownOperator.learn(settings);
  return settings;
};
