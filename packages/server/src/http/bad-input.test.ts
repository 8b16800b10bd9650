import { type Endpoint, endpoints, errorBodySchema, paths, systemTexts } from '@genie/contract';
import fc from 'fast-check';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';

// The gateway's webhook reads bodies in its own way: see its tests.
const posts: readonly Endpoint[] = Object.values(endpoints).filter(
  ({ method, path }) => method === 'POST' && path !== paths.paymentWebhook,
);
/** Calls that end the session or the account of who makes them: everything after them would be refused alike. */
const endings: readonly string[] = [paths.logout, paths.deleteAccount];
const fieldsOf = (body: z.ZodType) =>
  Object.keys(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {});
/** The fields of all bodies, and one that no body has. */
const fields = [...new Set(posts.flatMap(({ body }) => (body ? fieldsOf(body) : []))), 'nobody_has_this'];

const send = (app: TestApp, path: string, { token }: Person, body: string, type = 'application/json') =>
  supertest(app.app.server).post(path).set('token', `Bearer ${token}`).set('content-type', type).send(body);

const mebibyte = 1_048_576;
/** A photo comes as base64 within the body. */
const mostBytes = (path: string) => (path === paths.updateProfile ? 8 : 1) * mebibyte;

test('malformed JSON and a wrong content type have the documented shape on every call', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  for (const { path } of posts) {
    for (const [body, type, status, code] of [
      ['{"a":', undefined, 400, 'malformed_request'],
      ['"__proto__', undefined, 400, 'malformed_request'],
      ['{"__proto__": {"role": "operator"}}', undefined, 400, 'malformed_request'],
      ['{"query": "a\\u0000b"}', undefined, 400, 'malformed_request'],
      ['a=b', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
      ['<a/>', 'application/xml', 415, 'unsupported_media_type'],
      ['{}', 'text/plain', 415, 'unsupported_media_type'],
    ] as const) {
      const answer = await send(app, path, person, body, type);
      expect([path, body.slice(0, 30), answer.status, answer.body.code]).toEqual([
        path,
        body.slice(0, 30),
        status,
        code,
      ]);
      expect(errorBodySchema.parse(answer.body)).toEqual(answer.body);
    }
  }
});

test('a body larger than its call takes is refused on every call by what its header says', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  for (const { path } of posts) {
    const { statusCode, body } = await app.app.inject({
      method: 'POST',
      url: path,
      headers: {
        token: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': String(mostBytes(path) + 1),
      },
      payload: '{}',
    });
    expect([path, statusCode, JSON.parse(body).code]).toEqual([path, 413, 'payload_too_large']);
    expect(errorBodySchema.parse(JSON.parse(body))).toEqual(JSON.parse(body));
  }
});

test.each([paths.login, paths.updateProfile])(
  '%s takes as many bytes as it may, and not one more',
  async (path) => {
    const app = await startTestApp();
    const person = await signedInPerson(app);
    const bodyOf = (bytes: number) => `{"x":"${'x'.repeat(bytes - '{"x":""}'.length)}"}`;
    const largest = await send(app, path, person, bodyOf(mostBytes(path)));
    expect(largest.status).not.toBe(413);
    const larger = await send(app, path, person, bodyOf(mostBytes(path) + 1));
    expect([larger.status, larger.body.code]).toEqual([413, 'payload_too_large']);
  },
);

test('a body in an encoding that is not known is refused for that', async () => {
  const { app } = await startTestApp();
  const { status, body } = await supertest(app.server)
    .post(paths.login)
    .set({ 'content-type': 'application/json', 'content-encoding': 'foo' })
    .send('{}');
  expect([status, body.code, body.detail]).toEqual([
    415,
    'unsupported_media_type',
    systemTexts.unsupportedEncoding,
  ]);
});

test('whatever JSON is sent to whatever call, no answer is a 5xx and every refusal has the documented shape', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app, { planId: null });
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '0',
      -1,
      1e308,
      null,
      true,
      [],
      {},
      '\ud800',
      '../../etc/passwd',
      "' OR 1=1 --",
      '%00',
    ),
  );
  expect(fields).toEqual(
    expect.arrayContaining(['phone', 'session_id', 'photo', 'link_token', 'old_password']),
  );
  const body = fc.oneof(value, fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 6 }));
  const path = fc.constantFrom(...posts.map((call) => call.path).filter((call) => !endings.includes(call)));
  await fc.assert(
    fc.asyncProperty(path, body, async (target, content) => {
      const answer = await send(app, target, person, JSON.stringify(content));
      expect(answer.status).toBeLessThan(500);
      if (answer.status !== 200) expect(errorBodySchema.parse(answer.body)).toEqual(answer.body);
    }),
    { numRuns: 300 },
  );
});

test.each([
  '/api/answers/%E0%A4%A/events',
  '/api/answers/%00/events',
  '/api/%',
  '/%c0%ae%c0%ae/',
  '/api/nowhere',
])('the address %s has the documented shape', async (path) => {
  const app = await startTestApp();
  const answer = await supertest(app.app.server).get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(errorBodySchema.parse(answer.body)).toEqual(answer.body);
});

test('an absent body counts as {}, and a path works with a final slash', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  for (const path of ['/api/get_last_chat_id', '/api/get_last_chat_id/', '/api/auth/get_user_profile/']) {
    const answer = await supertest(app.app.server).post(path).set('token', `Bearer ${token}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const empty = await send(app, path, { token } as Person, '');
    expect([path, empty.status]).toEqual([path, 200]);
  }
});

test('an empty body counts as {} whatever media type it claims to have, also in chunks', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const empty = await send(app, paths.getLastChatId, { token } as Person, '', type);
    expect([type, empty.status]).toEqual([type, 200]);
    const chunked = await supertest(app.app.server)
      .post(paths.getLastChatId)
      .set({ token: `Bearer ${token}`, 'content-type': type, 'transfer-encoding': 'chunked' });
    expect([type, chunked.status]).toEqual([type, 200]);
  }
});

test('a NUL character in the query of an address is refused, and one that is only spelled out is not', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  for (const path of [
    `${paths.paymentStatus}?orderReference=%00`,
    `${paths.paymentStatus}?orderReference=x&outlet_id=a%00b`,
    `${paths.callbackGoogle}?state=%00&code=x`,
  ]) {
    const { status, body } = await supertest(app.app.server).get(path).set('token', `Bearer ${token}`);
    expect([path, status, body.code]).toEqual([path, 400, 'malformed_request']);
  }
  const reset = `${paths.passwordReset}?token=%00`;
  const passwords = { password: 'Secret1!', confirm_password: 'Secret1!' };
  const refused = await supertest(app.app.server).post(reset).send(passwords);
  expect([refused.status, refused.body.code]).toEqual([400, 'malformed_request']);
  const query = { orderReference: '\\u0000' };
  expect((await app.call(endpoints.paymentStatus, { token, query })).status).toBe(404);
});

test('a number out of its range is told its range', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const body = { entry_id: 'x', source: 0 };
  const low = await app.call(endpoints.getSourcePassage, { token, body });
  expect(low.body.fields).toEqual({ source: 'This field is too small (at least 1).' });
  const empty = await app.call(endpoints.endSession, { token, body: { session_id: '' } });
  expect(empty.body.fields).toEqual({ session_id: 'This field must not be empty.' });
});

test('a failure inside shows a request id and nothing else of the inside', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  await app.context.storage.close();
  const answer = await app.call(endpoints.getUserProfile, { token });
  expect([answer.status, answer.body.code]).toEqual([503, 'storage_unavailable']);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(JSON.stringify(answer.body)).not.toMatch(/prisma|sqlite|postgres|at .*\.ts/i);
});
