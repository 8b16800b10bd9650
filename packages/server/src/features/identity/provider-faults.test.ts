import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { googleSignIn, returnFromGoogle, startTestApp } from '../../testing/index.ts';

const nour = { email: 'nour@example.com', verified: true };
const faults = [
  ['error', 503, 'identity_unavailable'],
  ['rate_limited', 503, 'identity_unavailable'],
  ['malformed', 502, 'identity_failed'],
  ['down', 503, 'identity_unavailable'],
] as const;

test.each(faults)(
  'a provider that is %s does not keep the product from starting, and is asked again',
  async (mode, status, code) => {
    const app = await startTestApp();
    app.sandbox.control.set('identity', { mode });
    const begun = await app.call(endpoints.loginGoogle);
    expect([begun.status, begun.body.code, begun.body.detail]).toEqual([
      status,
      code,
      accountTexts.googleUnavailable,
    ]);
    app.sandbox.control.reset();
    expect((await googleSignIn(app, nour)).status).toBe(200);
  },
);

test.each(faults)(
  'a provider that turns to %s on the way back signs nobody in',
  async (mode, status, code) => {
    const app = await startTestApp();
    const returned = await returnFromGoogle(app, nour);
    app.sandbox.control.set('identity', { mode });
    const answer = await app.call(endpoints.callbackGoogle, returned);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await app.context.storage.db.user.count()).toBe(0);
    app.sandbox.control.reset();
    expect((await googleSignIn(app, nour)).status).toBe(200);
  },
);

test('no secret and no code of a failed sign-in is logged', async () => {
  const app = await startTestApp();
  const returned = await returnFromGoogle(app, nour);
  app.sandbox.control.set('identity', { mode: 'malformed' });
  await app.call(endpoints.callbackGoogle, returned);
  const logged = app.logs.join('\n');
  expect(logged).toContain('identity_failed');
  for (const secret of [returned.query.code, returned.query.state, app.sandbox.identity.clientSecret]) {
    expect(logged).not.toContain(secret);
  }
});
