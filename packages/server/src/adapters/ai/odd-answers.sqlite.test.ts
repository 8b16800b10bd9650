import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createAiClient, type TokenUsage } from './ai-client.ts';
import { finished, piece, sent, startProviderOf } from './testing/provider-of.ts';

const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };

const answer = async (baseUrl: string, onUsage?: (usage: TokenUsage) => void): Promise<string> => {
  const { ai } = readConfig({ ...secrets, AI_BASE_URL: baseUrl, AI_MODEL: 'm' });
  const client = createAiClient(ai, onUsage && { onUsage });
  const messages = [{ role: 'user', content: 'ready?' } as const];
  return (await Array.fromAsync(client.complete(messages, new AbortController().signal))).join('');
};

const megabyte = 2 ** 20;
const megabytes = 64;

test.each([
  ['an event', 200, 'x'],
  ['an event of many lines', 200, 'data: x\n'],
  ['an error', 400, 'x'],
  ['an error of many lines', 400, '\n\n'],
])('%s without an end is given up before it fills the memory', async (_, status, text) => {
  let taken = 0;
  const url = await startProviderOf(function* () {
    yield 'data: ';
    for (; taken < megabytes; taken += 1) yield text.repeat(megabyte / text.length);
  }, status);
  await expect(answer(url)).rejects.toMatchObject({ code: 'provider_failed' });
  expect(taken).toBeLessThan(megabytes / 2);
});

test('a long answer of many events is whole, wherever its bytes are cut', async () => {
  const pieces = Array.from({ length: 3_000 }, () => 'words '.repeat(200));
  const url = await startProviderOf(function* () {
    const text = [...pieces.map(piece), finished].join('').replaceAll('\n\n', '\r\n\r\n');
    for (let at = 0; at < text.length; at += 10_007) yield text.slice(at, at + 10_007);
  });
  expect(await answer(url)).toBe(pieces.join(''));
});

test('words that come as a list of parts are words', async () => {
  const url = await startProviderOf(() => [
    piece([{ type: 'text', text: 'Hello ' }, { type: 'image_url' }, null]),
    piece('there'),
    finished,
  ]);
  expect(await answer(url)).toBe('Hello there');
});

test.each([[42], [{ text: 'Hello' }], [true]])('%j in the place of words is no answer', async (content) => {
  const url = await startProviderOf(() => [piece('Hello '), piece(content), finished]);
  await expect(answer(url)).rejects.toMatchObject({ code: 'provider_failed' });
});

test('numbers of tokens that are none take nothing from an answer', async () => {
  const usage: TokenUsage[] = [];
  const url = await startProviderOf(() => [
    piece('Fine.'),
    finished,
    sent({ choices: [], usage: { prompt_tokens: -5, completion_tokens: 'abc' } }),
    sent({ choices: [], usage: {} }),
    sent({ choices: [], usage: { prompt_tokens: 7, completion_tokens: null } }),
  ]);
  expect(await answer(url, (one) => usage.push(one))).toBe('Fine.');
  expect(usage).toEqual([
    { prompt: 0, completion: 0 },
    { prompt: 0, completion: 0 },
    { prompt: 7, completion: 0 },
  ]);
});
