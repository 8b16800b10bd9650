import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

const megabyte = 'x'.repeat(1_024 * 1_024);

/** What is read of a body that is sent piece by piece, or why that failed. */
const readAll = async (type: string, pieces: readonly string[], status = 200): Promise<string> => {
  const server = createServer(async (_, response) => {
    response.writeHead(status, { 'content-type': type });
    for (const piece of pieces) await new Promise((sent) => response.write(piece, sent));
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const response = await boundedFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const reader = response.body?.getReader();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text;
    text += Buffer.from(value ?? []).toString();
  }
};

test('events may follow each other for ever', async () => {
  const pieces = [megabyte, megabyte, megabyte];
  expect(await readAll('text/event-stream', pieces)).toBe(pieces.join(''));
});

test.each([
  ['an error', 'application/json', 500],
  ['an error that calls itself a stream', 'text/event-stream', 500],
  ['an answer that is no stream', 'application/json', 200],
])('%s of more than 2 MB fails', async (_, type, status) => {
  await expect(readAll(type, [megabyte, megabyte, megabyte], status)).rejects.toThrow('more than');
});
