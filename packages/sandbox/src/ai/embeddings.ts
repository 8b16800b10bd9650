import { embedText } from './embed-text.ts';
import type { EmbeddingRequest } from './embedding-request.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { embeddingModel } from './models.ts';

/** The answer to an embeddings request, as OpenAI gives it. */
export function embeddingsAnswer({ inputs, encoding }: EmbeddingRequest) {
  const tokens = inputs.reduce((sum, input) => sum + estimateTokens(input), 0);
  return {
    object: 'list',
    model: embeddingModel,
    data: inputs.map((input, index) => ({
      object: 'embedding',
      index,
      embedding: encoded(embedText(input), encoding),
    })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  };
}

/** In base64, 32-bit floats, the lowest byte first. */
function encoded(vector: Float32Array, encoding: EmbeddingRequest['encoding']): number[] | string {
  return encoding === 'float' ? [...vector] : Buffer.from(vector.buffer).toString('base64');
}
