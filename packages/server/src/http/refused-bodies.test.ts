import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { paths } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';
import { readAway } from './refused-bodies.ts';

const part = Buffer.alloc(3_000_000, 'x');

test.each([
  ['too large by its length', { 'content-length': 3 * part.length }, 413, 'payload_too_large'],
  ['too large, in chunks', {}, 413, 'payload_too_large'],
  ['of another media type', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
])('who sends a body %s reads the refusal, and the connection goes on', async (_, headers, status, code) => {
  const { app } = await startTestApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let connections = 0;
  app.server.on('connection', () => {
    connections += 1;
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const sending = request(`${url}${paths.login}`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  sending.write(part);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await json(answer)]).toMatchObject([status, { code }]);
  sending.write(part);
  sending.end(part);
  const next = request(`${url}${paths.health}`, { agent }).end();
  const [healthy] = (await once(next, 'response')) as [IncomingMessage];
  expect([healthy.statusCode, connections]).toEqual([200, 1]);
  healthy.resume();
});

test.each([
  ['more than is read away', { mostBytes: 10, mostMs: 60_000 }],
  ['for longer than is read away', { mostBytes: 1_000_000, mostMs: 1 }],
])('who sends %s is cut off', async (_, patience) => {
  const server = createServer({ keepAliveTimeout: 60_000 }, (body, answer) => {
    answer.end();
    readAway(body, patience);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  socket.resume().write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n${'x'.repeat(100)}`);
  await once(socket, 'close');
});
