import { accountTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { googleSignIn, returnFromGoogle, startTestApp } from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { type FrontFault, frontRetryAfterSeconds, startFront } from './testing/front.ts';

const nour = { email: 'nour@example.com', verified: true };
/** A fault lasts until it is healed: that there is an answer at all shows that the time-out ended the wait. */
const impatient = { timeoutSeconds: 1 };
/** For what is to be waited for on a busy machine, too. */
const patient = { timeoutSeconds: 20 };

test.each<[FrontFault, number, string, RegExp]>([
  ['hanging', 504, 'identity_timeout', /timed out|timeout/],
  ['answering nonsense', 502, 'identity_failed', /JSON|parse/],
  ['answering HTML', 502, 'identity_failed', /content-type|JSON/],
  ['cut off in mid-answer', 502, 'identity_failed', /terminated|parse/],
  ['resetting the connection', 503, 'identity_unavailable', /ECONNRESET|fetch failed/],
  ['answering 500', 503, 'identity_unavailable', /500|unexpected/],
  ['answering 429', 503, 'identity_unavailable', /429|unexpected/],
  ['redirecting', 502, 'identity_failed', /unexpected|redirect/],
  ['gone', 503, 'identity_unavailable', /ECONNREFUSED/],
])(
  'a provider of identities that is %s: %i %s, before leaving for it and on the way back',
  async (fault, status, code, reason) => {
    const front = await startFront();
    const app = await startTestApp({ sandbox: front.sandbox, identity: impatient });
    await front.turn(fault);
    const begun = await app.call(endpoints.loginGoogle);
    expect([begun.status, begun.body.code]).toEqual([status, code]);
    expect(begun.body.detail).toBe(accountTexts.googleUnavailable);
    if (fault === 'answering 429') {
      expect(begun.headers['retry-after']).toBe(String(frontRetryAfterSeconds));
    }
    const [finding] = await doctorSays(app, 'identity');
    expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });

    await front.heal();
    const returned = await returnFromGoogle(app, nour);
    await front.turn(fault);
    const answer = await app.call(endpoints.callbackGoogle, returned);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toBe(accountTexts.googleUnavailable);
    const { db } = app.context.storage;
    expect([await db.user.count(), await db.session.count()]).toEqual([0, 0]);
    await front.heal();
    expect((await googleSignIn(app, nour)).status).toBe(200);
  },
);

test('a provider of identities that is slow is waited for, and makes one account', async () => {
  const front = await startFront();
  const app = await startTestApp({ sandbox: front.sandbox, identity: patient });
  await front.turn('slow');
  expect((await googleSignIn(app, nour)).status).toBe(200);
  const { db } = app.context.storage;
  expect([await db.user.count(), await db.session.count()]).toEqual([1, 1]);
});

test.each([
  ['whose name nobody knows', 'https://identity.invalid', /ENOTFOUND|EAI_AGAIN/],
  ['that does not speak TLS', 'https', /SSL|TLS|wrong version|packet length/i],
])('a provider of identities %s is unavailable', async (_, address, reason) => {
  const front = await startFront();
  const issuer = address === 'https' ? `${front.url.replace('http:', 'https:')}/identity` : address;
  const app = await startTestApp({ sandbox: front.sandbox, identity: { timeoutSeconds: 20, issuer } });
  const begun = await app.call(endpoints.loginGoogle);
  expect([begun.status, begun.body.detail]).toEqual([503, accountTexts.googleUnavailable]);
  const [finding] = await doctorSays(app, 'identity');
  expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });
});
