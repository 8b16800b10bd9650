import type { Knowledge } from '@genie/knowledge';
import type { AiClient } from '../adapters/ai/ai-client.ts';
import { watchedWords } from '../adapters/ai/watched-words.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from './metrics.ts';

/** The same client, measured: time to the first words, time of the whole answer, and how it ended. */
export const measuredAi = (ai: AiClient, metrics: Metrics): AiClient => ({
  complete(messages, signal) {
    const whole = metrics.providerSeconds.startTimer();
    const untilFirstWords = metrics.firstWordsSeconds.startTimer();
    // A reader who leaves ends the iteration before its end.
    let outcome = 'stopped';
    return watchedWords(ai.complete(messages, signal), {
      begun: () => void untilFirstWords(),
      ended(error) {
        if (error instanceof AppError) outcome = error.code;
        else if (error !== undefined) outcome = 'internal_error';
        else if (!signal.aborted) outcome = 'finished';
      },
      done: () => void whole({ outcome }),
    });
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
