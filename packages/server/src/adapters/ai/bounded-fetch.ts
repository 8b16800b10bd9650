/** Many times what any error takes, or an answer that was to be a stream of events and is not. */
const mostBytes = 2 * 1_024 * 1_024;

/**
 * `fetch` for a client of event streams, which keeps any other body until it is whole: such a body fails when it is more than
 * 2 MB. Whoever reads the events bounds each of them.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.body || (response.ok && isStream)) return response;
  return new Response(response.body.pipeThrough(whole()), response);
};

const whole = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new Error(`the provider sent more than ${mostBytes} bytes`);
      controller.enqueue(piece);
    },
  });
};
