import { chatTexts } from '@genie/contract';
import { AppError } from '../../errors.ts';
import { TurnQueue } from '../../turn-queue.ts';
import type { AiClient } from './ai-client.ts';

/**
 * How many questions may stand before a provider without a word of an answer yet. A provider that is asked more than it
 * can begin to answer answers all of them later, until every one is too late; answers that have begun do not count.
 */
const mostUnheard = 64;
const usualPatienceMs = 15_000;
const retryAfterSeconds = 5;

/**
 * The same client, which puts questions to the provider in the order they come, only so many before it has begun to
 * answer them. Whoever would wait too long for that is told that the provider is busy.
 *
 * @param options.onRefused told of each that was sent away
 */
export const queuedAi = (
  ai: AiClient,
  {
    places = mostUnheard,
    patienceMs = usualPatienceMs,
    onRefused,
  }: { readonly places?: number; readonly patienceMs?: number; readonly onRefused?: () => void } = {},
): AiClient => {
  const queue = new TurnQueue({
    patienceMs,
    places,
    refusal: () => {
      onRefused?.();
      return new AppError('provider_unavailable', chatTexts.providerBusy, { retryAfterSeconds });
    },
  });
  return {
    complete(messages, signal) {
      let words: AsyncIterator<string> | undefined;
      const begin = async (): Promise<IteratorResult<string>> => {
        const endTurn = await queue.take(signal).catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
        try {
          words = (endTurn ? ai.complete(messages, signal) : noWords())[Symbol.asyncIterator]();
          return await words.next();
        } finally {
          // Its turn is over with its first words, and what follows passes as it comes.
          endTurn?.();
        }
      };
      return {
        [Symbol.asyncIterator]: () => ({
          next: () => words?.next() ?? begin(),
          return: async () => (await words?.return?.()) ?? { done: true, value: undefined },
        }),
      };
    },
  };
};

async function* noWords(): AsyncGenerator<string> {}
