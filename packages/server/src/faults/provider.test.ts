import { chatTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { type FrontFault, frontRetryAfterSeconds, startFront } from './testing/front.ts';

const query = 'What does DE 39 = 05 mean?';
/** A fault lasts until it is healed: that there is an answer at all shows that the time-out ended the wait. */
const impatient = { silenceSeconds: 1, answerSeconds: 20 };
/** For what is to be waited for on a busy machine, too. */
const patient = { silenceSeconds: 20, answerSeconds: 40 };

const ask = (app: TestApp, token: string) => app.call(endpoints.sendPrompt, { token, body: { query } });

const expectNothingKept = async ({ context }: TestApp) => {
  const { db } = context.storage;
  expect([await db.chat.count(), await db.entry.count()]).toEqual([0, 0]);
  expect((await db.dailyUse.findMany()).filter(({ used }) => used > 0)).toEqual([]);
};

const { providerBusy, providerFailed, providerTimeout } = chatTexts;

test.each<[FrontFault, number, string, string, RegExp]>([
  ['hanging', 504, 'provider_timeout', providerTimeout, /silent for 1 s/],
  ['answering nonsense', 502, 'provider_failed', providerFailed, /finish_reason/],
  ['answering HTML', 502, 'provider_failed', providerFailed, /finish_reason/],
  ['cut off in mid-answer', 502, 'provider_failed', providerFailed, /terminated|finish_reason/],
  ['resetting the connection', 503, 'provider_unavailable', providerFailed, /ECONNRESET/],
  ['answering 500', 502, 'provider_failed', providerFailed, /500/],
  ['answering 429', 503, 'provider_unavailable', providerBusy, /429/],
  ['redirecting', 503, 'provider_unavailable', providerFailed, /redirect/],
  ['gone', 503, 'provider_unavailable', providerFailed, /ECONNREFUSED/],
])(
  'a provider that is %s: %i %s, nothing counted or kept, and the next question is answered',
  async (fault, status, code, detail, reason) => {
    const front = await startFront();
    const app = await startTestApp({ sandbox: front.sandbox, ai: impatient });
    const { token } = await signedInPerson(app);
    await front.turn(fault);
    const refused = await ask(app, token);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([status, code, detail]);
    if (fault === 'answering 429') {
      expect(refused.headers['retry-after']).toBe(String(frontRetryAfterSeconds));
    }
    await expectNothingKept(app);
    const [finding] = await doctorSays(app, 'ai');
    expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });
    await front.heal();
    expect((await ask(app, token)).body.message).toMatchObject({
      status: 'finished',
      limits: { left_today: 4 },
    });
    expect(await doctorSays(app, 'ai')).toMatchObject([{ state: 'ok' }]);
  },
);

test('a provider that is slow is waited for, and the question is counted once', async () => {
  const front = await startFront();
  const app = await startTestApp({ sandbox: front.sandbox, ai: patient });
  const { token } = await signedInPerson(app);
  await front.turn('slow');
  expect((await ask(app, token)).body.message).toMatchObject({
    status: 'finished',
    limits: { left_today: 4 },
  });
  expect(await app.context.storage.db.entry.count()).toBe(1);
});

test.each([
  ['whose name nobody knows', 'http://provider.invalid/v1', /ENOTFOUND|EAI_AGAIN/],
  ['that does not speak TLS', 'https', /SSL|TLS|wrong version|packet length/i],
])('a provider %s is unavailable, and nothing is counted', async (_, address, reason) => {
  const front = await startFront();
  const baseUrl = address === 'https' ? `${front.url.replace('http:', 'https:')}/ai/v1` : address;
  const app = await startTestApp({
    sandbox: front.sandbox,
    ai: { ...impatient, silenceSeconds: 20, baseUrl },
  });
  const { token } = await signedInPerson(app);
  const refused = await ask(app, token);
  expect([refused.status, refused.body.detail]).toEqual([503, providerFailed]);
  await expectNothingKept(app);
  const [finding] = await doctorSays(app, 'ai');
  expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });
});
