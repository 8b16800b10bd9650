import { errorBodySchema, paths } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';

test.each([
  ['get', paths.login, 'POST'],
  ['delete', `${paths.sendPrompt}/`, 'POST'],
  ['put', `${paths.login}?x=1`, 'POST'],
  ['options', paths.getLastChatId, 'POST'],
  ['post', paths.settings, 'GET, HEAD'],
  ['patch', '/api/answers/some-entry/events', 'GET, HEAD'],
  ['post', '/metrics', 'GET, HEAD'],
] as const)('%s %s answers 405 with the methods there are', async (method, path, allow) => {
  const app = await startTestApp();
  const answer = await supertest(app.app.server)[method](path).set('content-type', 'text/plain').send('x');
  expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
  expect(errorBodySchema.parse(answer.body)).toMatchObject({ code: 'method_not_allowed' });
});

test.each([
  ['post', '/api/nowhere'],
  ['delete', '/api/answers/some-entry'],
  ['post', '/api/answers/a/b/events'],
] as const)('%s %s is nowhere with any method', async (method, path) => {
  const app = await startTestApp();
  const answer = await supertest(app.app.server)[method](path);
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect(answer.headers.allow).toBeUndefined();
});
