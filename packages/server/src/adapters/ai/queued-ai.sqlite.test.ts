import { startSandbox } from '@genie/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createAiClient } from './ai-client.ts';
import { queuedAi } from './queued-ai.ts';

const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };
const messages = [{ role: 'user', content: 'What does DE 39 mean?' } as const];

/** The offline model behind a queue, which is asked until it is told to stop. */
const start = async (options: Parameters<typeof queuedAi>[1]) => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:1' });
  onTestFinished(() => sandbox.close());
  const { ai } = readConfig({
    ...secrets,
    ...{ AI_BASE_URL: sandbox.aiBaseUrl, AI_API_KEY: 'sandbox', AI_MODEL: 'genie-offline' },
  });
  const queued = queuedAi(createAiClient(ai), options);
  const ask = () => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    return { stop, words: Array.fromAsync(queued.complete(messages, stop.signal)) };
  };
  return { sandbox, ask, asked: () => sandbox.requests('ai').length };
};

test('a provider that has not begun to answer is asked no more than it has places for', async () => {
  const { sandbox, ask, asked } = await start({ places: 2 });
  sandbox.control.set('ai', { mode: 'hang' });
  const [first, second, third, fourth] = [ask(), ask(), ask(), ask()];
  await expect.poll(asked).toBe(2);
  third.stop.abort();
  expect(await third.words).toEqual([]);
  expect(asked()).toBe(2);
  sandbox.control.reset();
  first.stop.abort();
  expect((await fourth.words).join('')).not.toBe('');
  second.stop.abort();
  expect(await Promise.all([first.words, second.words])).toEqual([[], []]);
});

test('an answer that has begun takes no place from the next', async () => {
  const { sandbox, ask } = await start({ places: 1 });
  sandbox.control.set('ai', { mode: 'hang', after_chunks: 3 });
  const begun = ask();
  await expect.poll(() => sandbox.requests('ai').length).toBe(1);
  sandbox.control.reset();
  expect((await ask().words).join('')).not.toBe('');
  begun.stop.abort();
  expect((await begun.words).join('')).not.toBe('');
});

test('whoever would wait too long is told that the provider is busy, and when to come back', async () => {
  let refused = 0;
  const { sandbox, ask, asked } = await start({ places: 1, patienceMs: 20, onRefused: () => (refused += 1) });
  sandbox.control.set('ai', { mode: 'hang' });
  ask();
  await expect.poll(asked).toBe(1);
  await expect(ask().words).rejects.toMatchObject({
    code: 'provider_unavailable',
    status: 503,
    retryAfterSeconds: expect.any(Number),
    message: expect.stringContaining('not counted'),
  });
  expect([refused, asked()]).toEqual([1, 1]);
});
