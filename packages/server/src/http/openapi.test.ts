import { endpoints, errorCodes } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';

test('the API reference shows every call with its errors, and every error code', async () => {
  const app = await startTestApp();
  const { body } = await supertest(app.app.server).get('/openapi.json');
  for (const { method, path, errors } of Object.values(endpoints)) {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([path, operation?.summary]).toEqual([path, expect.any(String)]);
    for (const code of errors) expect(JSON.stringify(operation.responses)).toContain(code);
  }
  for (const code of errorCodes) expect(JSON.stringify(body)).toContain(code);
});

test('the API reference says which calls answer with events', async () => {
  const app = await startTestApp();
  const { body } = await supertest(app.app.server).get('/openapi.json');
  const typesOf = (operation: { responses: Record<string, { content: object }> }) =>
    Object.keys(operation.responses['200']?.content ?? {});
  expect(typesOf(body.paths['/api/send_prompt'].post)).toEqual(['application/json', 'text/event-stream']);
  expect(typesOf(body.paths['/api/answers/{entry_id}/events'].get)).toEqual(['text/event-stream']);
  expect(typesOf(body.paths['/api/get_chat_history'].post)).toEqual(['application/json']);
});

test('the API reference shows the path that the client asks with a final slash, and what any call can answer', async () => {
  const app = await startTestApp();
  const { body } = await supertest(app.app.server).get('/openapi.json');
  const { '/api/get_last_chat_id': plain, '/api/get_last_chat_id/': slashed } = body.paths;
  expect(slashed).toEqual(plain);
  for (const status of ['400', '408', '413', '415', '431', '500', '503']) {
    expect(Object.keys(slashed.post.responses)).toContain(status);
  }
});

test('/docs is served', async () => {
  const app = await startTestApp();
  const answer = await supertest(app.app.server).get('/docs/');
  expect([answer.status, answer.type]).toEqual([200, 'text/html']);
});
