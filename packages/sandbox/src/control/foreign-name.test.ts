import { request } from 'node:http';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { test } from '../testing/sandbox-test.ts';
import { refuseForeignName } from './foreign-name.ts';

function statusOf(url: string, host: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host, origin: `http://${host}` };
    request(url, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

test('what is asked for under a foreign name is refused, reading too', async ({ sandbox }) => {
  for (const path of ['/', '/mail', '/mail/api/v1/messages', '/control/requests/mail'])
    expect(await statusOf(`${sandbox.url}${path}`, 'evil.example:3001')).toBe(403);
  expect(await statusOf(`${sandbox.url}/control`, 'evil.example:3001', 'DELETE')).toBe(403);
});

test('addresses, names of this machine and network and the public one are answered', async () => {
  const app = Fastify();
  app.addHook(
    'onRequest',
    refuseForeignName(() => 'http://try.example.com:8080'),
  );
  app.get('/', async () => 'here');
  const own = ['localhost:1', '127.0.0.1:1', '[::1]:1', 'sandbox:1', 'app.localhost', 'try.example.com'];
  for (const host of own) expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  for (const host of ['evil.try.example.com', '127.0.0.1.evil.example', 'a b'])
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(403);
  await app.close();
});
