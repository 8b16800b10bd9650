import { createParser } from 'eventsource-parser';
import { APIError } from 'openai';

/** Many times what the longest answer takes in one event. */
const mostCharacters = 2 * 1_024 * 1_024;
const endOfStream = '[DONE]';
/** How long a body may stay open after its last event. */
const patienceMs = 1_000;

/**
 * The events of a streamed completion, those together that came together: an answer has hundreds of them, and an
 * iteration for each would cost more than all else that is done with it. Ends with `[DONE]` or with the body, which is
 * cancelled when nobody reads on, or when it goes on after its end.
 *
 * @throws APIError what the provider says went wrong
 * @throws Error when an event is no JSON, or has no end within 2 million characters
 * @see https://platform.openai.com/docs/api-reference/chat-streaming
 */
export async function* eventsOf({ body, headers }: Response): AsyncGenerator<readonly unknown[]> {
  if (!body) return;
  let events: unknown[] = [];
  let isOver = false;
  const parser = createParser({
    maxBufferSize: mostCharacters,
    onEvent({ data, event }) {
      isOver ||= data === endOfStream;
      if (!isOver) events.push(readEvent(data, event, headers));
    },
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let done = false; !done && !isOver; ) {
      const piece = await reader.read();
      done = piece.done;
      const failure = failureOf(() => {
        // Some servers leave the last event without its end.
        parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(piece.value, { stream: true }));
      });
      if (events.length > 0) yield events;
      if (failure) throw failure.error;
      events = [];
    }
  } finally {
    if (isOver) void letEnd(reader);
    else cancel(reader);
  }
}

/** A body that ends by itself leaves its connection to the next question; one that is cancelled takes it along. */
const letEnd = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  const patience = setTimeout(cancel, patienceMs, reader).unref();
  const { done } = await reader.read().catch(() => ({ done: true }));
  clearTimeout(patience);
  if (!done) cancel(reader);
};

const cancel = (reader: ReadableStreamDefaultReader<Uint8Array>): void => {
  reader.cancel().catch(() => undefined);
};

/** What an action throws, kept until what came before it is told. */
const failureOf = (action: () => void): { readonly error: unknown } | undefined => {
  try {
    action();
  } catch (error) {
    return { error };
  }
  return undefined;
};

/** @throws APIError @throws SyntaxError */
const readEvent = (data: string, name: string | undefined, headers: Headers): unknown => {
  const event: unknown = JSON.parse(data);
  const failure = (event as { error?: object } | null)?.error;
  if (name === 'error' || failure)
    throw new APIError(undefined, failure ?? (event as object), undefined, headers);
  return event;
};
