import { expect } from 'vitest';
import { test } from '../testing/sandbox-test.ts';

const json = { 'content-type': 'application/json' };

test('every fault is shown, can be set, and is gone after a reset', async ({ sandbox }) => {
  const shown = async () => (await fetch(`${sandbox.url}/control`)).json();
  const ok = { mode: 'ok', delay_ms: 2000, after_chunks: null };
  const payments = { ...ok, webhooks: 'real', timeout_outcome: 'PURCHASED' };
  expect(await shown()).toEqual({ ai: ok, mail: ok, identity: ok, payments });

  const body = JSON.stringify({ mode: 'slow', delay_ms: 50 });
  const set = await fetch(`${sandbox.url}/control/ai`, { method: 'PUT', headers: json, body });
  expect(set.status).toBe(200);
  expect(await shown()).toEqual({
    ai: { mode: 'slow', delay_ms: 50, after_chunks: null },
    mail: ok,
    identity: ok,
    payments,
  });

  expect((await fetch(`${sandbox.url}/control`, { method: 'DELETE' })).status).toBe(200);
  expect(await shown()).toEqual({ ai: ok, mail: ok, identity: ok, payments });
});

for (const [name, body] of [
  ['an unknown mode', '{"mode":"tired"}'],
  ['a delay of a wrong type', '{"mode":"slow","delay_ms":"long"}'],
  ['a negative delay', '{"mode":"slow","delay_ms":-1}'],
  ['an unknown field', '{"mode":"slow","wait":5}'],
  ['no JSON', '{mode: slow}'],
  ['an empty body', ''],
] as const) {
  test(`${name} is refused with a reason`, async ({ sandbox }) => {
    const response = await fetch(`${sandbox.url}/control/ai`, { method: 'PUT', headers: json, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\S/) });
  });
}

test('a stand-in nobody knows is 404 and names those there are', async ({ sandbox }) => {
  const body = '{"mode":"ok"}';
  const response = await fetch(`${sandbox.url}/control/fax`, { method: 'PUT', headers: json, body });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.stringContaining('ai, mail, identity, payments') });
});

test('a form of another page cannot set a fault: only JSON is read', async ({ sandbox }) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { 'content-type': type };
    const response = await fetch(`${sandbox.url}/control/ai`, {
      method: 'PUT',
      headers,
      body: '{"mode":"down"}',
    });
    expect(response.status).toBe(415);
  }
  expect(await (await fetch(`${sandbox.url}/control`)).json()).toMatchObject({ ai: { mode: 'ok' } });
});

test('a page of another origin may change nothing and gets no leave to ask', async ({ sandbox }) => {
  const headers = { ...json, origin: 'http://evil.example' };
  const put = await fetch(`${sandbox.url}/control/ai`, { method: 'PUT', headers, body: '{"mode":"down"}' });
  expect(put.status).toBe(403);
  expect(
    (await fetch(`${sandbox.url}/control`, { method: 'DELETE', headers: { origin: 'null' } })).status,
  ).toBe(403);
  const preflight = await fetch(`${sandbox.url}/control/ai`, {
    method: 'OPTIONS',
    headers: { origin: 'http://evil.example', 'access-control-request-method': 'PUT' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  const own = await fetch(`${sandbox.url}/control`, { method: 'DELETE', headers: { origin: sandbox.url } });
  expect(own.status).toBe(200);
});

test('a client that names a type for the body it does not send is not refused', async ({ sandbox }) => {
  const options = { method: 'DELETE', headers: json };
  expect((await fetch(`${sandbox.url}/control`, options)).status).toBe(200);
  expect((await fetch(`${sandbox.url}/mail/api/v1/messages`, options)).status).toBe(200);
});

test('the last 100 requests of a stand-in can be read', async ({ sandbox }) => {
  for (let count = 0; count < 103; count += 1) await fetch(`${sandbox.aiBaseUrl}/models?count=${count}`);
  const answer = await fetch(`${sandbox.url}/control/requests/ai`);
  const { requests } = (await answer.json()) as { requests: { path: string; outcome: string }[] };
  expect(requests).toHaveLength(100);
  expect(requests[0]).toMatchObject({ path: '/ai/v1/models?count=3', outcome: '401' });
  expect(requests.at(-1)?.path).toBe('/ai/v1/models?count=102');
});
