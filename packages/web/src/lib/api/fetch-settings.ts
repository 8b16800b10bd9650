import { paths, type Settings } from '@genie/contract/client';
import { knownOperator } from '../operator/known-operator.ts';
import { readJson, send } from './send.ts';

/** The operator's names and addresses, and which ways of signing in there are; every page then knows them. @throws ApiError */
export const fetchSettings = async (signal?: AbortSignal): Promise<Settings> => {
  const settings: Settings = await readJson(await send(paths.settings, { method: 'GET', signal }));
  knownOperator.learn(settings);
  return settings;
};
