import { paths, type Settings } from '@genie/contract/client';
import { readJson, send } from './send.ts';

/** The operator's names and addresses, and which ways of signing in there are. @throws ApiError */
export const fetchSettings = async (signal?: AbortSignal): Promise<Settings> =>
  readJson(await send(paths.settings, { method: 'GET', signal }));
