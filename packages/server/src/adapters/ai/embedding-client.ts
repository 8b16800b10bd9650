import type { Embedding } from '@genie/knowledge';
import OpenAI from 'openai';
import type { Config } from '../../config/config.ts';

const timeoutMs = 20_000;
const mostTextsAtOnce = 96;

/**
 * The configured embedding model, of any server that speaks OpenAI's embeddings; undefined when none is configured and
 * retrieval goes by words alone. Its calls throw what the client throws: retrieval then goes on without it.
 *
 * @see https://platform.openai.com/docs/api-reference/embeddings/create
 */
export const createEmbedding = (
  config: Config['ai'],
  onFailure: (error: unknown) => void,
): Embedding | undefined => {
  const model = config.embeddingModel;
  if (model === undefined) return undefined;
  const openai = new OpenAI({
    baseURL: config.baseUrl,
    apiKey: config.apiKey,
    maxRetries: 1,
    timeout: timeoutMs,
  });
  return {
    model,
    onFailure,
    async embed(texts, signal) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += mostTextsAtOnce) {
        const input = texts.slice(at, at + mostTextsAtOnce);
        const { data } = await openai.embeddings.create({ model, input }, { signal });
        if (data.length !== input.length) throw new Error('the provider gave another number of vectors');
        for (const { embedding } of data) vectors.push(Float32Array.from(embedding));
      }
      return vectors;
    },
  };
};
