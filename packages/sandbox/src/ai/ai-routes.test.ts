import { once } from 'node:events';
import { request } from 'node:http';
import OpenAI, { APIError } from 'openai';
import { expect } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { test } from '../testing/sandbox-test.ts';

const question = `<passages>
<passage n="1" title="Response codes (DE 39)" section="Declines" category="Transaction switch">
| Code | Meaning |
| --- | --- |
| 05 | Do not honour |
| 51 | Insufficient funds |
</passage>
</passages>

<question>What does DE 39 = 05 mean?</question>`;

const messages = [
  { role: 'system' as const, content: 'Answer from the passages.' },
  { role: 'user' as const, content: question },
];

const client = (sandbox: Sandbox, apiKey = 'sandbox') =>
  new OpenAI({ baseURL: sandbox.aiBaseUrl, apiKey, maxRetries: 0, logLevel: 'off' });

async function post(sandbox: Sandbox, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.aiBaseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { error: Record<string, unknown> } };
}

test('the models are listed and one can be retrieved', async ({ sandbox }) => {
  const models = await client(sandbox).models.list();
  expect(models.data.map(({ id }) => id)).toEqual(['genie-offline', 'genie-offline-embedding']);
  expect(await client(sandbox).models.retrieve('genie-offline')).toMatchObject({ object: 'model' });
});

test('a question is answered from its passages, with an estimate of the tokens', async ({ sandbox }) => {
  const answer = await client(sandbox).chat.completions.create({ model: 'genie-offline', messages });
  expect(answer.object).toBe('chat.completion');
  expect(answer.choices[0]).toMatchObject({
    index: 0,
    finish_reason: 'stop',
    message: { role: 'assistant', refusal: null },
  });
  const content = answer.choices[0]?.message.content ?? '';
  expect(content).toContain('Do not honour');
  expect(answer.usage?.completion_tokens).toBe(Math.ceil(content.length / 4));
  expect(answer.usage?.total_tokens).toBe((answer.usage?.prompt_tokens ?? 0) + Math.ceil(content.length / 4));
});

test('the same question gets the same answer, whole or streamed', async ({ sandbox }) => {
  const ask = async () =>
    (await client(sandbox).chat.completions.create({ model: 'genie-offline', messages })).choices[0]?.message
      .content;
  const whole = await ask();
  expect(await ask()).toBe(whole);

  const stream = await client(sandbox).chat.completions.create({
    model: 'genie-offline',
    messages,
    stream: true,
    stream_options: { include_usage: true },
  });
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe(whole);
  expect(chunks[0]?.choices[0]?.delta).toMatchObject({ role: 'assistant', content: '' });
  expect(chunks.at(-2)?.choices[0]).toMatchObject({ delta: {}, finish_reason: 'stop' });
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  expect(chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true);
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
});

test('a stream without include_usage ends after the finish reason, and with [DONE]', async ({ sandbox }) => {
  const response = await fetch(`${sandbox.aiBaseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'genie-offline', messages, stream: true }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = (await response.text()).trim().split('\n\n');
  expect(events.at(-1)).toBe('data: [DONE]');
  expect(JSON.parse(events.at(-2)?.slice('data: '.length) ?? '')).not.toHaveProperty('usage');
});

test('max_tokens cuts the answer and says so; a stop sequence ends it', async ({ sandbox }) => {
  const short = await client(sandbox).chat.completions.create({
    model: 'genie-offline',
    messages,
    max_tokens: 5,
  });
  expect(short.choices[0]?.finish_reason).toBe('length');
  expect(short.usage?.completion_tokens).toBeLessThanOrEqual(5);
  const stopped = await client(sandbox).chat.completions.create({
    model: 'genie-offline',
    messages,
    stop: 'honour',
  });
  expect(stopped.choices[0]?.finish_reason).toBe('stop');
  expect(stopped.choices[0]?.message.content).not.toContain('honour');
});

test('a missing or wrong key is refused with 401', async ({ sandbox }) => {
  const wrong = client(sandbox, 'sk-someone-elses').chat.completions.create({
    model: 'genie-offline',
    messages,
  });
  await expect(wrong).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
  await expect(wrong).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
    type: 'invalid_request_error',
  });
  const none = await post(sandbox, { model: 'genie-offline', messages }, { authorization: '' });
  expect(none.status).toBe(401);
  expect(none.body.error).toMatchObject({ type: 'invalid_request_error', param: null, code: null });
});

test('an unknown model is 404 model_not_found', async ({ sandbox }) => {
  const asked = client(sandbox).chat.completions.create({ model: 'gpt-imaginary', messages });
  await expect(asked).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
});

test('an unknown path is 404 in the same form', async ({ sandbox }) => {
  const response = await fetch(`${sandbox.aiBaseUrl}/images`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('texts become vectors of length 1; alike ones are nearer than others', async ({ sandbox }) => {
  const input = ['Reversal of a declined purchase', 'A declined purchase is reversed', 'Card plastic'];
  const { data, usage } = await client(sandbox).embeddings.create({
    model: 'genie-offline-embedding',
    input,
  });
  const vectors = data.map(({ embedding }) => embedding);
  const alike = (one = 0, other = 0) =>
    vectors[one]?.reduce((sum, value, at) => sum + value * (vectors[other]?.[at] ?? 0), 0) ?? 0;
  expect(alike(0, 0)).toBeCloseTo(1, 5);
  expect(alike(0, 1)).toBeGreaterThan(alike(0, 2) + 0.3);
  expect(usage.total_tokens).toBeGreaterThan(0);
  const floats = await client(sandbox).embeddings.create({
    model: 'genie-offline-embedding',
    input,
    encoding_format: 'float',
  });
  for (const [at, value] of (floats.data[1]?.embedding ?? []).entries()) {
    expect(value).toBeCloseTo(vectors[1]?.[at] ?? 9, 5);
  }
});

test('an embeddings request with a mistake is refused in words', async ({ sandbox }) => {
  const create = (body: object) => client(sandbox).embeddings.create(body as never);
  await expect(create({ model: 'genie-offline', input: 'x' })).rejects.toMatchObject({ status: 404 });
  await expect(create({ model: 'genie-offline-embedding' })).rejects.toMatchObject({
    status: 400,
    param: 'input',
  });
  await expect(create({ model: 'genie-offline-embedding', input: [] })).rejects.toMatchObject({
    status: 400,
  });
});

const mistakes: [name: string, body: unknown, param: string | null, code: string | null][] = [
  ['JSON that does not parse', '{"model": "genie-offline",', null, null],
  ['a body that is no object', [], 'body', 'invalid_type'],
  ['no model', { messages }, null, null],
  ['a model that is no string', { model: 7, messages }, 'model', 'invalid_type'],
  ['no messages', { model: 'genie-offline' }, 'messages', 'missing_required_parameter'],
  ['messages that are no list', { model: 'genie-offline', messages: 'hi' }, 'messages', 'invalid_type'],
  ['an empty list of messages', { model: 'genie-offline', messages: [] }, 'messages', 'empty_array'],
  [
    'an unknown role',
    { model: 'genie-offline', messages: [{ role: 'boss', content: '' }] },
    'messages[0].role',
    'invalid_value',
  ],
  [
    'no role',
    { model: 'genie-offline', messages: [{ content: '' }] },
    'messages[0].role',
    'missing_required_parameter',
  ],
  [
    'content of a wrong type',
    { model: 'genie-offline', messages: [{ role: 'user', content: 5 }] },
    'messages[0].content',
    'invalid_type',
  ],
  [
    'no content',
    { model: 'genie-offline', messages: [{ role: 'user' }] },
    'messages[0].content',
    'missing_required_parameter',
  ],
  [
    'a part that is no text',
    { model: 'genie-offline', messages: [{ role: 'user', content: [{ type: 'image_url' }] }] },
    'messages[0].content[0].type',
    'invalid_value',
  ],
  [
    'a stream flag of a wrong type',
    { model: 'genie-offline', messages, stream: 'yes' },
    'stream',
    'invalid_type',
  ],
  [
    'stream_options without a stream',
    { model: 'genie-offline', messages, stream_options: {} },
    'stream_options',
    'invalid_value',
  ],
  [
    'a temperature beyond 2',
    { model: 'genie-offline', messages, temperature: 3 },
    'temperature',
    'decimal_above_max_value',
  ],
  [
    'max_tokens below 1',
    { model: 'genie-offline', messages, max_tokens: 0 },
    'max_tokens',
    'integer_below_min_value',
  ],
  [
    'a parameter nobody knows',
    { model: 'genie-offline', messages, colour: 'gold' },
    'colour',
    'unknown_parameter',
  ],
];

for (const [name, body, param, code] of mistakes) {
  test(`${name} is 400 and names the parameter`, async ({ sandbox }) => {
    const answer = await post(sandbox, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ type: 'invalid_request_error', param, code });
    expect(answer.body.error.message).not.toBe('');
  });
}

test('content may come in text parts', async ({ sandbox }) => {
  const answer = await client(sandbox).chat.completions.create({
    model: 'genie-offline',
    messages: [{ role: 'user', content: [{ type: 'text', text: question }] }],
  });
  expect(answer.choices[0]?.message.content).toContain('Do not honour');
});

test('what was sent can be read afterwards, without the key', async ({ sandbox }) => {
  await client(sandbox).chat.completions.create({ model: 'genie-offline', messages });
  const [record] = sandbox.requests('ai');
  expect(record).toMatchObject({
    method: 'POST',
    path: '/ai/v1/chat/completions',
    body: { model: 'genie-offline' },
  });
  expect(record?.headers.authorization).toBe('Bearer san…(7 characters)');
  await expect.poll(() => sandbox.requests('ai')[0]?.outcome).toBe('200');
});

test('the work stops when the client goes away', async ({ sandbox }) => {
  sandbox.control.set('ai', { mode: 'slow', delay_ms: 600_000, after_chunks: 2 });
  const asked = request(`${sandbox.aiBaseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify({ model: 'genie-offline', messages, stream: true }));
  const [response] = await once(asked, 'response');
  await once(response, 'data');
  asked.on('error', () => undefined).destroy();
  await expect.poll(() => sandbox.requests('ai')[0]?.outcome).toBe('the client went away');
});

test('an error is an APIError of the real client', async ({ sandbox }) => {
  await expect(client(sandbox, 'no').models.list()).rejects.toBeInstanceOf(APIError);
});
