import { randomUUID } from 'node:crypto';
import type { ChatRequest } from './chat-request.ts';
import { composeAnswer } from './compose/compose-answer.ts';
import { estimateTokens, estimateUsage } from './estimate-tokens.ts';

const systemFingerprint = 'fp_genie_offline';

/** A finished answer with everything both answer forms (whole, streamed) are made from. */
export type Completion = {
  id: string;
  created: number;
  model: string;
  content: string;
  finishReason: 'stop' | 'length';
  usage: ReturnType<typeof estimateUsage>;
};

/** The answer to a request, cut off where its limit of tokens is. */
export function complete(request: ChatRequest): Completion {
  const { content, finishReason } = limit(composeAnswer(request.messages), request);
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    content,
    finishReason,
    usage: estimateUsage(request.messages, content),
  };
}

/** As the API sends it in one piece. */
export function wholeAnswer({ id, created, model, content, finishReason, usage }: Completion) {
  return {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage,
    service_tier: 'default',
    system_fingerprint: systemFingerprint,
  };
}

/** The objects of a streamed answer, in order, without the final `[DONE]`. */
export function* streamedAnswer(completion: Completion, includeUsage: boolean): Generator<object> {
  const { id, created, model, content, finishReason, usage } = completion;
  const head = {
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    service_tier: 'default',
    system_fingerprint: systemFingerprint,
  };
  const noUsage = includeUsage ? { usage: null } : {};
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...noUsage,
  });

  yield chunk({ role: 'assistant', content: '', refusal: null });
  for (const piece of pieces(content)) yield chunk({ content: piece });
  yield chunk({}, finishReason);
  if (includeUsage) yield { ...head, choices: [], usage };
}

const wordsPerPiece = 3;

/** Cuts a text into pieces of a few words; joined they are the text. */
export function pieces(text: string): string[] {
  const words = text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];
  const grouped: string[] = [];
  for (let at = 0; at < words.length; at += wordsPerPiece) {
    grouped.push(words.slice(at, at + wordsPerPiece).join(''));
  }
  return grouped;
}

function limit(text: string, { stop, maxTokens }: ChatRequest): Pick<Completion, 'content' | 'finishReason'> {
  const ends = stop.map((mark) => text.indexOf(mark)).filter((at) => at >= 0);
  const stopped = ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
  if (maxTokens === null || estimateTokens(stopped) <= maxTokens)
    return { content: stopped, finishReason: 'stop' };
  return { content: stopped.slice(0, maxTokens * 4), finishReason: 'length' };
}
