import OpenAI, { APIError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { type Clock, systemClock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { asStorable } from '../../storable-text.ts';
import { AnswerDeadline } from './answer-deadline.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { eventsOf } from './events-of.ts';
import { asProviderError } from './provider-error.ts';

type AiMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

export type AiClient = {
  /**
   * Asks the model and yields its words as they come.
   *
   * @param messages the conversation, ending with the user's message
   * @param signal ends the provider's work; the iteration then ends without an error
   * @throws AppError provider_failed, provider_unavailable or provider_timeout, cause kept
   * @see https://platform.openai.com/docs/api-reference/chat/create
   */
  readonly complete: (messages: readonly AiMessage[], signal: AbortSignal) => AsyncIterable<string>;
};

/** Tokens of one answer, as the provider counts them. */
export type TokenUsage = { readonly prompt: number; readonly completion: number };

/**
 * A client of any server that speaks OpenAI's chat completions.
 *
 * @param options.onUsage told what each answer took, by providers that say it
 */
export const createAiClient = (
  config: Config['ai'],
  {
    clock = systemClock,
    onUsage,
  }: { readonly clock?: Clock; readonly onUsage?: (usage: TokenUsage) => void } = {},
): AiClient => {
  const { apiKey, baseUrl: baseURL } = config;
  const openai = new OpenAI({ baseURL, apiKey, maxRetries: 0, fetch: boundedFetch });
  let saysUsage = onUsage !== undefined;

  const begin = async (messages: readonly AiMessage[], signal: AbortSignal) => {
    const request = { model: config.model, messages: [...messages], stream: true as const };
    if (!saysUsage) return openai.chat.completions.create(request, { signal }).asResponse();
    try {
      const asked = { ...request, stream_options: { include_usage: true } };
      return await openai.chat.completions.create(asked, { signal }).asResponse();
    } catch (error) {
      // Some servers refuse the option they do not know; a refused request was not worked on.
      if (!(error instanceof APIError) || !refusesUsage(error)) throw error;
      saysUsage = false;
      return openai.chat.completions.create(request, { signal }).asResponse();
    }
  };

  return {
    async *complete(messages, signal) {
      const deadline = new AnswerDeadline(config, signal);
      try {
        const answer = await begin(messages, deadline.signal);
        let finished = false;
        for await (const events of eventsOf(answer)) {
          deadline.heard();
          let words = '';
          for (const { choices, usage } of events as readonly Partial<ChatCompletionChunk>[]) {
            const choice = choices?.[0];
            words += wordsIn(choice?.delta?.content);
            finished ||= Boolean(choice?.finish_reason);
            if (usage) {
              onUsage?.({
                prompt: countIn(usage.prompt_tokens),
                completion: countIn(usage.completion_tokens),
              });
            }
          }
          if (words !== '') yield asStorable(words);
        }
        if (deadline.passed) throw deadline.passed;
        if (!finished) throw new Error('the answer ended without a finish_reason');
      } catch (error) {
        if (signal.aborted) return;
        throw asProviderError(deadline.passed ?? error, clock);
      } finally {
        deadline.end();
      }
    },
  };
};

/** The text of a piece of an answer, which some servers send as a list of parts. Whatever the types say, it may be anything. */
const wordsIn = (content: unknown): string => {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOfPart).join('');
  if (content === null || content === undefined) return '';
  throw new Error('the provider sent content that is no text');
};

const textOfPart = (part: { type?: unknown; text?: unknown } | null): string =>
  part?.type === 'text' && typeof part.text === 'string' ? part.text : '';

/** A number of tokens; none where the provider says nonsense. */
const countIn = (tokens: unknown): number =>
  typeof tokens === 'number' && Number.isFinite(tokens) && tokens >= 0 ? tokens : 0;

const refusesUsage = ({ message, status }: APIError): boolean =>
  (status === 400 || status === 422) && /stream_options|include_usage/.test(message);
