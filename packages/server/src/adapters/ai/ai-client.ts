import OpenAI from 'openai';
import type { Config } from '../../config/config.ts';
import { AnswerDeadline } from './answer-deadline.ts';
import { asProviderError } from './provider-error.ts';

export type AiMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

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

/** A client of any server that speaks OpenAI's chat completions. */
export const createAiClient = (config: Config['ai']): AiClient => {
  const openai = new OpenAI({ baseURL: config.baseUrl, apiKey: config.apiKey, maxRetries: 0 });

  return {
    async *complete(messages, signal) {
      const deadline = new AnswerDeadline(config, signal);
      try {
        const stream = await openai.chat.completions.create(
          { model: config.model, messages: [...messages], stream: true },
          { signal: deadline.signal },
        );
        let finished = false;
        for await (const chunk of stream) {
          deadline.heard();
          const choice = chunk.choices?.[0];
          if (choice?.delta?.content) yield choice.delta.content;
          finished ||= Boolean(choice?.finish_reason);
        }
        if (deadline.passed) throw deadline.passed;
        if (!finished) throw new Error('the answer ended without a finish_reason');
      } catch (error) {
        if (signal.aborted) return;
        throw asProviderError(deadline.passed ?? error);
      } finally {
        deadline.end();
      }
    },
  };
};
