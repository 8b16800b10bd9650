import { createAiClient } from '../../../adapters/ai/ai-client.ts';
import { createEmbedding } from '../../../adapters/ai/embedding-client.ts';
import { listModels } from '../../../adapters/ai/list-models.ts';
import type { Config } from '../../../config/config.ts';
import { reasonOf } from '../../../reason-of.ts';
import { type Check, failed, type Installation, ok, remedyFor, type Verdict, warning } from '../finding.ts';

const question = 'Answer with one word: ready?';

/** Whether the AI provider knows the models and answers. */
export const providerCheck: Check = {
  name: 'ai',
  async look(installation) {
    const { ai } = installation.config;
    const answered = await completion(installation);
    return [answered, ...(await listing(ai, answered)), ...(await embedding(ai))];
  },
};

const listing = async (ai: Config['ai'], answered: Verdict): Promise<Verdict[]> => {
  try {
    const models = await listModels(ai);
    // Where nothing answers as it should, one complaint is enough.
    const saysNothing = models.length === 0 && answered.state === 'failed';
    if (saysNothing || models.includes(ai.model)) return [];
    const offered = models.slice(0, 8).join(', ') || 'none listed';
    return [
      warning(`${ai.baseUrl} does not list the model ${ai.model}`, `Set AI_MODEL to one of: ${offered}.`),
    ];
  } catch (error) {
    if (answered.state === 'failed') return [];
    return [warning(`the list of models: ${reasonOf(error)}`, 'Nothing: answers come all the same.')];
  }
};

const completion = async (installation: Installation): Promise<Verdict> => {
  const { ai } = installation.config;
  const started = performance.now();
  try {
    const messages = [{ role: 'user', content: question } as const];
    const words = await Array.fromAsync(createAiClient(ai).complete(messages, new AbortController().signal));
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    return words.join('').trim() === ''
      ? failed(`${ai.model} gave an empty answer`, 'Try another AI_MODEL.')
      : ok(`${ai.model} answered within ${seconds} s`);
  } catch (error) {
    const remedy = 'Check AI_BASE_URL, AI_API_KEY, AI_MODEL and the account at the provider.';
    return failed(`${ai.baseUrl}: ${reasonOf(error)}`, remedyFor(installation, 'ai', error, remedy));
  }
};

const embedding = async (ai: Config['ai']): Promise<Verdict[]> => {
  const model = createEmbedding(ai, () => undefined);
  if (!model) return [];
  try {
    const [vector] = await model.embed(['card'], AbortSignal.timeout(10_000));
    return [ok(`${ai.embeddingModel} gives vectors of ${vector?.length ?? 0}`)];
  } catch (error) {
    return [
      failed(
        `${ai.embeddingModel}: ${reasonOf(error)}`,
        'Set AI_EMBEDDING_MODEL to a model that the provider has, or leave it out.',
      ),
    ];
  }
};
