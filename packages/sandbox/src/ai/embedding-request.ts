import { z } from 'zod';
import { ApiError, missingParameter, unknownModel } from './api-error.ts';
import { embeddingModel } from './models.ts';

const mostInputs = 2_048;

const schema = z.object({
  model: z.string(),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(mostInputs)]),
  encoding_format: z.enum(['float', 'base64']).default('float'),
  dimensions: z.never().optional(),
  user: z.string().optional(),
});

/** An embedding request that passed every check. */
export type EmbeddingRequest = { inputs: string[]; encoding: 'float' | 'base64' };

/** Reads the body of an embeddings request. @throws ApiError in OpenAI's words */
export function readEmbeddingRequest(body: unknown): EmbeddingRequest {
  if (typeof body === 'object' && body !== null) {
    for (const name of ['model', 'input']) if (!(name in body)) throw missingParameter(name);
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const param = String(issue?.path[0] ?? 'body');
    throw new ApiError(400, `Invalid value for '${param}': ${issue?.message}.`, {
      param,
      code: 'invalid_value',
    });
  }
  const { model, input, encoding_format: encoding } = parsed.data;
  if (model !== embeddingModel) throw unknownModel(model);
  return { inputs: typeof input === 'string' ? [input] : input, encoding };
}
