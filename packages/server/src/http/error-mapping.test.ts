import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { systemTexts } from '@genie/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError, unauthenticated } from '../errors.ts';
import { registerErrorMapping } from './error-mapping.ts';

test('a row that is refused for what it belongs to is a fault of ours, unless somebody knows better', async () => {
  const app = Fastify();
  registerErrorMapping(app);
  app.get('/', async () => {
    throw Object.assign(new Error('Foreign key constraint violated'), { code: 'P2003' });
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error']);
});

test('who is not authenticated is told how to be', async () => {
  const app = Fastify();
  registerErrorMapping(app);
  app.get('/', async () => {
    throw unauthenticated();
  });
  const { headers } = await app.inject('/');
  expect(headers['www-authenticate']).toBe('Bearer');
});

test.each([
  ['storage_unavailable', undefined, '5'],
  ['shutting_down', undefined, '5'],
  ['overloaded', 2, '2'],
  ['internal_error', undefined, undefined],
] as const)('%s says when to come back: %s as thrown, %s as answered', async (code, thrown, answered) => {
  const app = Fastify();
  registerErrorMapping(app);
  app.get('/', async () => {
    throw new AppError(code, systemTexts.internal, thrown === undefined ? {} : { retryAfterSeconds: thrown });
  });
  const { headers } = await app.inject('/');
  expect(headers['retry-after']).toBe(answered);
});

test('a reader that leaves before the first piece of a stream is no fault of ours', async () => {
  const logged: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  await using app = Fastify({ logger: { level: 'info', stream } });
  registerErrorMapping(app);
  const answer = new PassThrough();
  app.post('/', (_request, reply) => reply.send(answer));
  const reading = request(await app.listen({ port: 0 }), { method: 'POST' }).on('error', () => undefined);
  reading.setHeader('content-type', 'application/json').end('{}');
  await expect.poll(() => answer.listenerCount('data')).toBe(1);
  reading.destroy();
  await once(answer, 'close');
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('The reader left before the answer began.');
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});

test('a sender that leaves in mid-body is no outage of the storage', async () => {
  const logged: { level: number; code?: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  await using app = Fastify({ logger: { level: 'info', stream } });
  registerErrorMapping(app);
  app.post('/', async () => 'never');
  const sending = request(await app.listen({ port: 0 }), { method: 'POST' }).on('error', () => undefined);
  const arrived = once(app.server, 'request');
  sending.setHeader('content-type', 'application/json').setHeader('content-length', 100);
  sending.write('{');
  await arrived;
  sending.destroy();
  await expect.poll(() => logged.flatMap(({ code }) => code ?? [])).toEqual(['malformed_request']);
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});
