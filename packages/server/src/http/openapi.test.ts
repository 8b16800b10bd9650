import { endpoints, errorCodes, systemTexts } from '@genie/contract';
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
  const { operationId, ...operation } = plain.post;
  expect([operationId, slashed]).toEqual(['getLastChatId', { post: operation }]);
  for (const status of ['400', '408', '413', '415', '431', '500', '503']) {
    expect(Object.keys(slashed.post.responses)).toContain(status);
  }
});

test('the API reference names every call, and says which headers it takes', async () => {
  const app = await startTestApp();
  const { body } = await supertest(app.app.server).get('/openapi.json');
  const operations = Object.values<Record<string, { operationId?: string }>>(body.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(operations.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  const headersOf = ({ parameters }: { parameters: { in: string; name: string }[] }) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  expect(headersOf(body.paths['/api/answers/{entry_id}/events'].get)).toEqual(['Last-Event-ID']);
  expect(headersOf(body.paths['/api/payments/webhook'].post)).toEqual(['X-Genie-Webhook']);
  expect(body.paths['/api/refreshToken'].post.security).toEqual([{ token: [] }, { authorization: [] }]);
  expect(body.components.securitySchemes.authorization).toEqual({ type: 'http', scheme: 'bearer' });
});

test('the API reference says which plan ids are taken', async () => {
  const app = await startTestApp();
  const { body } = await supertest(app.app.server).get('/openapi.json');
  const { schema } = body.paths['/api/check_coupon'].post.requestBody.content['application/json'];
  expect(schema.properties.subscription_id.anyOf[0]).toMatchObject({ minimum: 1, maximum: 2_147_483_647 });
});

test('/docs is served', async () => {
  const app = await startTestApp();
  const answer = await supertest(app.app.server).get('/docs/');
  expect([answer.status, answer.type]).toEqual([200, 'text/html']);
});

test('an unknown address below /docs is refused in the documented shape', async () => {
  const { app } = await startTestApp();
  for (const path of ['/docs/nope', '/docs/js/nope.js?x=1']) {
    const { status, body } = await supertest(app.server).get(path);
    expect([status, body]).toEqual([404, { code: 'not_found', detail: systemTexts.notFound }]);
  }
});

test.each(['/openapi.json', '/docs/js/scalar.js'])(
  '%s is not sent to a browser that has it',
  async (path) => {
    const { app } = await startTestApp();
    for (const _ of ['first', 'again']) {
      const { statusCode, headers } = await app.inject({ path, headers: { 'accept-encoding': 'gzip' } });
      expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip']);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
      const known = await app.inject({ path, headers: { 'if-none-match': String(headers.etag) } });
      expect([known.statusCode, known.payload]).toEqual([304, '']);
    }
  },
);
