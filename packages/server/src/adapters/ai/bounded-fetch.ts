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
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(bounded(response.ok ? endsOfEvent : [])), response);
};

const bounded = (ends: readonly string[]): TransformStream<Uint8Array, Uint8Array> => {
  let kept = 0;
  let last = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      const seen = Buffer.concat([last, chunk]);
      const end = Math.max(...ends.map((each) => seen.lastIndexOf(each)));
      kept = end >= 0 ? seen.length - end : kept + chunk.length;
      if (kept > mostBytes) throw new Error(`the provider sent more than ${mostBytes} bytes without an end`);
      last = seen.subarray(1 - longestEnd);
      controller.enqueue(chunk);
    },
  });
};
