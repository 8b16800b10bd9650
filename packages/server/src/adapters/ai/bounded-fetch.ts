/** Many times what the longest answer takes in one event, or any error. */
const mostBytes = 2 * 1_024 * 1_024;
const endsOfEvent = ['\n\n', '\r\n\r\n', '\r\r'];
const longestEnd = 4;

/**
 * `fetch` for a client of event streams, which keeps an event until its end is there, and an error until it is whole: the body
 * fails when that is more than 2 MB.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { body } = response;
  if (!body) return response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream) return new Response(body.pipeThrough(whole()), response);
  // Answers come in hundreds of pieces, and another stream around this one would cost more than all else that is done with them.
  return Object.defineProperty(response, 'body', { value: { getReader: () => eventReader(body) } });
};

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel' | 'releaseLock'>;

/** Reads a stream of events. @throws Error when one of them is too long */
const eventReader = (body: ReadableStream<Uint8Array>): Reader => {
  const reader = body.getReader();
  const count = eventBytes();
  return {
    read: async () => {
      const result = await reader.read();
      if (result.value) refuseMore(count(result.value));
      return result;
    },
    cancel: (reason) => reader.cancel(reason),
    releaseLock: () => reader.releaseLock(),
  };
};

/** Counts the bytes since the last event ended, piece by piece; an end may lie in two pieces. */
const eventBytes = (): ((piece: Uint8Array) => number) => {
  let kept = 0;
  let last: Uint8Array = new Uint8Array();
  return (piece) => {
    const seen = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    const between = Buffer.concat([last, seen.subarray(0, longestEnd - 1)]);
    last = (seen.length < longestEnd ? between : seen).subarray(1 - longestEnd);
    const end = Math.max(...endsOfEvent.map((each) => seen.lastIndexOf(each)));
    if (end >= 0) kept = seen.length - end;
    else kept = endsOfEvent.some((each) => between.includes(each)) ? seen.length : kept + seen.length;
    return kept;
  };
};

const whole = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length;
      refuseMore(bytes);
      controller.enqueue(piece);
    },
  });
};

const refuseMore = (bytes: number): void => {
  if (bytes > mostBytes) throw new Error(`the provider sent more than ${mostBytes} bytes without an end`);
};
