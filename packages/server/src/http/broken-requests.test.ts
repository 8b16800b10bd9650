import { once } from 'node:events';
import { connect } from 'node:net';
import { paths } from '@genie/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';

const answerTo = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
};

test.each([
  ['what is no HTTP', 'HELO genie\r\n\r\n', 400, 'malformed_request'],
  [
    'headers beyond every measure',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('%s is answered in the documented shape', async (_, text, status, code) => {
  const { app } = await startTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await answerTo(Number(port), text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff\r\n');
  expect(answer.toLowerCase()).toContain('cache-control: no-store\r\n');
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code, detail: expect.any(String) });
});

test('an expectation that nobody knows is passed over', async () => {
  const { app } = await startTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head = `GET ${paths.health} HTTP/1.1\r\nHost: x\r\nExpect: foo\r\nConnection: close\r\n\r\n`;
  expect(await answerTo(Number(port), head)).toMatch(/^HTTP\/1\.1 200 .*"status":"ok"/s);
});
