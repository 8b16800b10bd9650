import type { ChatMessage } from './chat-messages.ts';

const charactersPerToken = 4;
const tokensPerMessage = 4;

/** An estimate: the stand-in has no tokenizer, and about four characters make a token. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}

export function estimateUsage(messages: ChatMessage[], completion: string) {
  const prompt = messages.reduce((sum, { content }) => sum + tokensPerMessage + estimateTokens(content), 0);
  const written = estimateTokens(completion);
  return {
    prompt_tokens: prompt,
    completion_tokens: written,
    total_tokens: prompt + written,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}
