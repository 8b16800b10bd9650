import type { Knowledge } from '@genie/knowledge';
import type { AiClient } from '../adapters/ai/ai-client.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from './metrics.ts';

/** The same client, measured: time to the first words, time of the whole answer, and how it ended. */
export const measuredAi = (ai: AiClient, metrics: Metrics): AiClient => ({
  async *complete(messages, signal) {
    const whole = metrics.providerSeconds.startTimer();
    let untilFirstWords: (() => number) | undefined = metrics.firstWordsSeconds.startTimer();
    // A reader who leaves ends the iteration at the yield.
    let outcome = 'stopped';
    try {
      for await (const words of ai.complete(messages, signal)) {
        untilFirstWords?.();
        untilFirstWords = undefined;
        yield words;
      }
      if (!signal.aborted) outcome = 'finished';
    } catch (error) {
      outcome = error instanceof AppError ? error.code : 'internal_error';
      throw error;
    } finally {
      whole({ outcome });
    }
  },
});

/** The same knowledge, with the time of each retrieval measured. */
export const measuredKnowledge = (knowledge: Knowledge, { retrievalSeconds }: Metrics): Knowledge => ({
  ...knowledge,
  get size() {
    return knowledge.size;
  },
  async retrieve(input) {
    const end = retrievalSeconds.startTimer();
    try {
      return await knowledge.retrieve(input);
    } finally {
      end();
    }
  },
});
