import { paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerPost, breakPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { ApiError } from './api-error.ts';
import { postSignedIn } from './call.ts';

const fresh = tokenExpiringIn(900);
const stale = tokenExpiringIn(-1);
const history = { chat_history: [] };
let refreshes: SeenRequest[] = [];

const givenSession = (accessToken: string) => {
  localStorage.setItem('access_token', accessToken);
  localStorage.setItem('refresh_token', 'refresh-1');
  localStorage.setItem('name', 'Aisha');
};

beforeEach(() => {
  refreshes = [];
  server.use(answerPost(paths.refresh, { access_token: fresh }, { seen: refreshes }));
});

const ask = () => postSignedIn('getChatHistory', { chat_id: 'chat-1' });

test('a call carries the access token in the Token header', async () => {
  const token = tokenExpiringIn(60);
  const seen: SeenRequest[] = [];
  givenSession(token);
  server.use(answerPost(paths.getChatHistory, history, { seen }));
  expect(await ask()).toEqual(history);
  expect(seen[0]?.headers.get('token')).toBe(`Bearer ${token}`);
  expect(refreshes).toHaveLength(0);
});

test.each([
  ['expired', stale],
  ['undecodable', 'no-token-at-all'],
])('a token that is %s is refreshed first, with the refresh token in the Token header', async (_, token) => {
  const seen: SeenRequest[] = [];
  givenSession(token);
  server.use(answerPost(paths.getChatHistory, history, { seen }));
  await ask();
  expect(seen.map(({ headers }) => headers.get('token'))).toEqual([`Bearer ${fresh}`]);
  expect(refreshes[0]?.headers.get('token')).toBe('Bearer refresh-1');
  expect(refreshes[0]?.body).toEqual({ refresh_token: 'refresh-1' });
  expect(localStorage.getItem('access_token')).toBe(fresh);
  expect(localStorage.getItem('tokens')).toBe(
    JSON.stringify({ access_token: fresh, refresh_token: 'refresh-1' }),
  );
});

test('calls at the same time share one refresh', async () => {
  const seen: SeenRequest[] = [];
  givenSession(stale);
  server.use(answerPost(paths.getChatHistory, history, { seen }));
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(seen).toHaveLength(4);
  expect(refreshes).toHaveLength(1);
});

test('a 401 is answered by one refresh and one more try', async () => {
  const tokens: (string | null)[] = [];
  givenSession(tokenExpiringIn(60));
  server.use(
    http.post(paths.getChatHistory, ({ request }) => {
      tokens.push(request.headers.get('token'));
      return tokens.length === 1
        ? HttpResponse.json({ detail: 'No.', code: 'unauthenticated' }, { status: 401 })
        : HttpResponse.json(history);
    }),
  );
  expect(await ask()).toEqual(history);
  expect(tokens[1]).toBe(`Bearer ${fresh}`);
  expect(refreshes).toHaveLength(1);
});

test('a second 401 ends the session', async () => {
  givenSession(tokenExpiringIn(60));
  server.use(refusePost(paths.getChatHistory, 401, 'unauthenticated'));
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(refreshes).toHaveLength(1);
});

/** Another account signs in, in another tab. */
const signInAnother = (): string => {
  const token = tokenExpiringIn(900, 'user-2');
  localStorage.setItem('access_token', token);
  localStorage.setItem('refresh_token', 'refresh-2');
  return token;
};

test('a second 401 leaves the session of another account that has signed in since', async () => {
  let calls = 0;
  givenSession(tokenExpiringIn(60));
  server.use(
    http.post(paths.getChatHistory, () => {
      calls += 1;
      if (calls === 2) signInAnother();
      return HttpResponse.json({ detail: 'No.', code: 'unauthenticated' }, { status: 401 });
    }),
  );
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(calls).toBe(2);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
});

test('a refused call is not repeated in the name of another account that has signed in since', async () => {
  let another = '';
  let calls = 0;
  givenSession(tokenExpiringIn(60));
  server.use(
    http.post(paths.refresh, () => HttpResponse.json({ access_token: another })),
    http.post(paths.getChatHistory, () => {
      calls += 1;
      another = signInAnother();
      return HttpResponse.json({ detail: 'No.', code: 'unauthenticated' }, { status: 401 });
    }),
  );
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(calls).toBe(1);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
});

test.each([
  [401, 'unauthenticated'],
  [403, 'unauthenticated'],
  [400, 'validation_failed'],
  [422, 'validation_failed'],
] as const)('a refresh refused with %i %s ends the session', async (status, code) => {
  givenSession(stale);
  localStorage.setItem('tokens', '{}');
  localStorage.setItem('userSubscriptionId', 'subscription-1');
  server.use(refusePost(paths.refresh, status, code));
  await expect(ask()).rejects.toBeInstanceOf(ApiError);
  for (const key of ['access_token', 'refresh_token', 'tokens', 'name', 'userSubscriptionId']) {
    expect(localStorage.getItem(key), key).toBeNull();
  }
});

test.each([
  ['too many requests', () => HttpResponse.json({ code: 'too_many_requests' }, { status: 429 }), 429],
  ['a page in place of an answer', () => HttpResponse.html('<h1>Sign in to the network</h1>'), 200],
  ['an answer without a token', () => HttpResponse.json({}), 200],
  ['a refusal by something in between', () => HttpResponse.html('<h1>Proxy</h1>', { status: 400 }), 400],
  ['an outage', () => HttpResponse.html('<h1>Proxy</h1>', { status: 502 }), 502],
])('%s during the refresh leaves the session as it is', async (_what, answer, status) => {
  givenSession(stale);
  server.use(http.post(paths.refresh, answer));
  await expect(ask()).rejects.toMatchObject({ status });
  expect(localStorage.getItem('access_token')).toBe(stale);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
});

test('a refresh that fails is logged once, however many wait for it', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  givenSession(stale);
  server.use(refusePost(paths.refresh, 503, 'storage_unavailable'));
  await Promise.allSettled([ask(), ask(), ask()]);
  expect(info.mock.calls).toEqual([['The session could not be renewed: 503 storage_unavailable']]);
});

test('a call that fails is logged', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  givenSession(tokenExpiringIn(60));
  server.use(refusePost(paths.getChatHistory, 404, 'not_found'));
  await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  expect(info.mock.calls).toEqual([['/api/get_chat_history failed: 404 not_found']]);
});

test('an outage during the refresh leaves the session as it is', async () => {
  givenSession(stale);
  server.use(breakPost(paths.refresh));
  await expect(ask()).rejects.toMatchObject({ code: 'network_failed', isOutage: true });
  expect(localStorage.getItem('access_token')).toBe(stale);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
});

test('without a refresh token nothing is asked and the session ends', async () => {
  localStorage.setItem('access_token', stale);
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(refreshes).toHaveLength(0);
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a sign-out during the refresh is not undone by its answer', async () => {
  givenSession(stale);
  server.use(
    http.post(paths.refresh, () => {
      localStorage.clear();
      return HttpResponse.json({ access_token: fresh });
    }),
    answerPost(paths.getChatHistory, history),
  );
  await ask();
  expect(localStorage.getItem('access_token')).toBeNull();
});
