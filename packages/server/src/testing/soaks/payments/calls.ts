import { paths } from '@genie/contract';

/** What came back: a status and a body, or nothing, as the process that was asked has died. */
export type Answer = { readonly status: number; readonly body: Record<string, unknown> } | 'lost';

const patienceMs = 60_000;

/** Makes one call over a connection of its own, so that none is left over from a process that was killed. */
export const callOnce = async (
  url: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: unknown } = {},
): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        connection: 'close',
        ...(token !== undefined && { token: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? JSON.parse(text) : { text } };
  } catch (error) {
    // fetch() throws a TypeError when a connection is refused or breaks.
    if (error instanceof TypeError) return 'lost';
    throw new Error(`${method} ${url} had no answer within ${patienceMs / 1_000} s`, { cause: error });
  }
};

/** The body of a call that has to succeed. @throws Error with the answer when it does not */
export const callWell = async <T>(url: string, options?: Parameters<typeof callOnce>[1]): Promise<T> => {
  const answer = await callOnce(url, options);
  if (answer === 'lost' || answer.status !== 200) {
    throw new Error(`${url} answered ${JSON.stringify(answer)}`);
  }
  return answer.body as T;
};

/** Asks what became of an order, as the browser does after its return. */
export const askStatus = (
  serverUrl: string,
  { token, outletId, reference }: { token: string; outletId: string; reference: string },
): Promise<Answer> => {
  const query = new URLSearchParams({ outlet_id: outletId, orderReference: reference });
  return callOnce(`${serverUrl}${paths.paymentStatus}?${query}`, { token });
};
