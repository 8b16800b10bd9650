import OpenAI from 'openai';
import { expect } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { test } from '../testing/sandbox-test.ts';

const messages = [
  {
    role: 'user' as const,
    content: '<passages></passages>\n\n<question>What is an acquirer in card payments?</question>',
  },
];

const client = (sandbox: Sandbox, timeout = 10_000) =>
  new OpenAI({ baseURL: sandbox.aiBaseUrl, apiKey: 'sandbox', maxRetries: 0, timeout, logLevel: 'off' });

const ask = (sandbox: Sandbox, timeout?: number) =>
  client(sandbox, timeout).chat.completions.create({ model: 'genie-offline', messages });

async function stream(sandbox: Sandbox, timeout?: number) {
  let text = '';
  let failure: unknown = null;
  try {
    const chunks = await client(sandbox, timeout).chat.completions.create({
      model: 'genie-offline',
      messages,
      stream: true,
    });
    for await (const chunk of chunks) text += chunk.choices[0]?.delta.content ?? '';
  } catch (error) {
    failure = error;
  }
  return { text, failure };
}

test('slow waits for the delay and then answers', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'slow', delay_ms: 150 });
  const begun = performance.now();
  expect((await ask(sandbox)).choices[0]?.finish_reason).toBe('stop');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(145);
});

test('what is slow is answered once another mode is set', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'slow', delay_ms: 600_000 });
  const [one, other] = [ask(sandbox), stream(sandbox)];
  await expect.poll(() => sandbox.requests('ai')).toHaveLength(2);
  sandbox.control.reset();
  expect((await one).choices[0]?.finish_reason).toBe('stop');
  expect(await other).toMatchObject({ text: expect.stringMatching(/\w/), failure: null });
});

test('hang accepts the request and never answers, not even with headers', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'hang' });
  await expect(ask(sandbox, 200)).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
  const { text, failure } = await stream(sandbox, 200);
  expect(text).toBe('');
  expect(failure).toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
  expect(sandbox.requests('ai').map(({ outcome }) => outcome)).toEqual(['hang', 'hang']);
});

test('error is a 500 with an error body', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'error' });
  await expect(ask(sandbox)).rejects.toMatchObject({ status: 500, type: 'server_error' });
  await expect(client(sandbox).models.list()).rejects.toMatchObject({ status: 500 });
});

test('rate_limited is a 429 with Retry-After', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'rate_limited' });
  const failure = await ask(sandbox).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OpenAI.RateLimitError);
  expect((failure as InstanceType<typeof OpenAI.RateLimitError>).headers.get('retry-after')).toBe('20');
});

test('malformed is a 200 whose body is no JSON', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'malformed' });
  await expect(ask(sandbox)).rejects.toThrow();
  const response = await fetch(`${sandbox.aiBaseUrl}/models`, {
    headers: { authorization: 'Bearer sandbox' },
  });
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('malformed breaks a stream after some good chunks', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'malformed' });
  const { text, failure } = await stream(sandbox);
  expect(text).not.toBe('');
  expect(failure).toBeInstanceOf(SyntaxError);
});

test('down destroys the connection', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'down' });
  await expect(ask(sandbox)).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
});

for (const [mode, expected] of [
  ['error', 'The server had an error'],
  ['rate_limited', 'Rate limit'],
  ['down', 'terminated'],
  ['malformed', 'malformed'],
] as const) {
  test(`${mode} can strike a stream after a number of chunks`, async ({ sandbox }) => {
    sandbox.control.set('ai', { mode, after_chunks: 4 });
    const { text, failure } = await stream(sandbox);
    expect(text).not.toBe('');
    expect(String(failure)).toContain(expected);
  });
}

test('hang can strike a stream after a number of chunks', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'hang', after_chunks: 2 });
  const chunks = await client(sandbox).chat.completions.create({
    model: 'genie-offline',
    messages,
    stream: true,
  });
  let seen = 0;
  for await (const chunk of chunks) {
    seen += chunk.choices.length;
    if (seen === 2) break;
  }
  expect(seen).toBe(2);
  await expect.poll(() => sandbox.requests('ai')[0]?.outcome).toBe('200, then hang after 2 chunks');
});

test('what a fault does is told of each request, also for the list of models and vectors', async ({
  sandbox,
}) => {
  for (const mode of ['down', 'hang'] as const) {
    sandbox.control.set('ai', { mode });
    await expect(client(sandbox, 200).models.list()).rejects.toThrow();
    await expect(
      client(sandbox, 200).embeddings.create({ model: 'genie-embedding', input: 'PAN' }),
    ).rejects.toThrow();
  }
  expect(sandbox.requests('ai').map(({ path, outcome }) => [path, outcome])).toEqual([
    ['/ai/v1/models', 'down'],
    ['/ai/v1/embeddings', 'down'],
    ['/ai/v1/models', 'hang'],
    ['/ai/v1/embeddings', 'hang'],
  ]);
});

test('a fault holds until it is reset', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'error' });
  await expect(ask(sandbox)).rejects.toMatchObject({ status: 500 });
  await expect(ask(sandbox)).rejects.toMatchObject({ status: 500 });
  sandbox.control.reset();
  expect((await ask(sandbox)).choices).toHaveLength(1);
});
