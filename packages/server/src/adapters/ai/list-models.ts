import OpenAI from 'openai';
import type { Config } from '../../config/config.ts';

const timeoutMs = 10_000;

/**
 * The ids of the models that the provider offers to this key.
 *
 * @throws what the client throws: APIError with a status, APIConnectionError when nobody answers
 * @see https://platform.openai.com/docs/api-reference/models/list
 */
export const listModels = async (config: Pick<Config['ai'], 'apiKey' | 'baseUrl'>): Promise<string[]> => {
  const openai = new OpenAI({
    baseURL: config.baseUrl,
    apiKey: config.apiKey,
    maxRetries: 0,
    timeout: timeoutMs,
  });
  return (await Array.fromAsync(openai.models.list())).map(({ id }) => id);
};
