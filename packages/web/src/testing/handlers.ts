import type { ErrorBody, ErrorCode } from '@genie/contract/client';
import { type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';

/** What reached a handler. */
export type SeenRequest = { readonly headers: Headers; readonly body: unknown };

/** Answers every POST to a path, 200 unless told otherwise, and notes what it was sent. */
export const answerPost = (
  path: string,
  body: JsonBodyType,
  { status = 200, seen = [] }: { status?: number; seen?: SeenRequest[] } = {},
): HttpHandler =>
  http.post(path, async ({ request }) => {
    seen.push({ headers: request.headers, body: await request.json() });
    return HttpResponse.json(body, { status });
  });

/** Refuses every POST to a path with the documented error body. */
export const refusePost = (
  path: string,
  status: number,
  code: ErrorCode,
  more: Omit<Partial<ErrorBody>, 'code'> & { retryAfter?: number } = {},
): HttpHandler => {
  const { retryAfter, detail = 'Refused.', ...body } = more;
  return http.post(path, () =>
    HttpResponse.json(
      { detail, code, ...body },
      { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
    ),
  );
};

/** Answers every GET of a path, and notes the query of each. */
export const answerGet = (path: string, body: JsonBodyType, seen: URLSearchParams[] = []): HttpHandler =>
  http.get(path, ({ request }) => {
    seen.push(new URL(request.url).searchParams);
    return HttpResponse.json(body);
  });

/** Refuses every GET of a path with the documented error body. */
export const refuseGet = (
  path: string,
  status: number,
  body: Omit<Partial<ErrorBody>, 'code'> & { code: ErrorCode },
): HttpHandler => http.get(path, () => HttpResponse.json({ detail: 'Refused.', ...body }, { status }));

/** Breaks the connection of every POST to a path. */
export const breakPost = (path: string): HttpHandler => http.post(path, () => HttpResponse.error());
