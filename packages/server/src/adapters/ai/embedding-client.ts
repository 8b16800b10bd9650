import type { Embedding } from '@genie/knowledge';
import OpenAI from 'openai';
import type { Config } from '../../config/config.ts';

const timeoutMs = 20_000;
const mostTextsAtOnce = 96;

/** What a call came to: how long it took, and its tokens as the provider counts them; none for one that failed. */
export type EmbeddingCall = { readonly seconds: number; readonly tokens: number; readonly isDone: boolean };

/**
 * The configured embedding model, of any server that speaks OpenAI's embeddings; undefined when none is configured and
 * retrieval goes by words alone. Its calls throw what the client throws: retrieval then goes on without it.
 *
 * @see https://platform.openai.com/docs/api-reference/embeddings/create
 */
export const createEmbedding = (
  config: Config['ai'],
  onFailure: (error: unknown) => void,
  onCall?: (call: EmbeddingCall) => void,
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
      const ask = async (input: readonly string[]) => {
        const startedAt = performance.now();
        const told = (tokens: number, isDone: boolean) =>
          onCall?.({ seconds: (performance.now() - startedAt) / 1_000, tokens, isDone });
        try {
          const answer = await openai.embeddings.create({ model, input: [...input] }, { signal });
          told(answer.usage?.total_tokens ?? 0, true);
          return answer;
        } catch (error) {
          told(0, false);
          throw error;
        }
      };
      for (let at = 0; at < texts.length; at += mostTextsAtOnce) {
        const input = texts.slice(at, at + mostTextsAtOnce);
        const { data } = await ask(input);
        if (data.length !== input.length) throw new Error('the provider gave another number of vectors');
        for (const { embedding } of data) vectors.push(Float32Array.from(embedding));
      }
      return vectors;
    },
  };
};
