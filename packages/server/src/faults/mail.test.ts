import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { outboxJob } from '../features/mail/index.ts';
import { registration, startTestApp, type TestApp } from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { refusedRecipient, type SmtpFault, startSmtpFront } from './testing/smtp-front.ts';

const email = 'later@example.com';

const startBehindFront = async (timeoutSeconds = 1) => {
  const front = await startSmtpFront();
  const app = await startTestApp({
    mail: { smtpUrl: `smtp://genie:secret@127.0.0.1:${front.port}`, timeoutSeconds },
  });
  front.leadTo(app.sandbox.smtpUrl);
  return { app, front };
};

const outbox = ({ context }: TestApp) => context.storage.db.outboxMail.findMany();
const messageIds = ({ sandbox }: TestApp) => sandbox.mail.messages().map(({ messageId }) => messageId);

test.each<[SmtpFault, RegExp]>([
  ['hanging', /Greeting never received|timeout/i],
  ['answering nonsense', /Invalid greeting/],
  ['cut off in its greeting', /closed unexpectedly|Invalid greeting/],
  ['resetting the connection', /ECONNRESET|closed/],
  ['answering 421', /421/],
  ['answering 554', /554/],
  ['refusing the login', /535/],
  ['gone', /ECONNREFUSED/],
])(
  'a mail server that is %s holds nobody up: the mail is kept, and comes once when it is over',
  async (fault, reason) => {
    const { app, front } = await startBehindFront();
    // It lasts until it is healed: that the job ends at all shows that the time-out ended the wait.
    await front.turn(fault);
    expect((await app.call(endpoints.register, { body: registration(email) })).status).toBe(200);
    await app.context.jobs.run(outboxJob);
    expect(await outbox(app)).toMatchObject([
      { status: 'waiting', attempts: 1, lastError: expect.stringMatching(/^E/) },
    ]);
    expect(app.logs.filter((line) => line.includes('a mail could not be sent'))).toHaveLength(1);
    const [finding] = await doctorSays(app, 'mail');
    expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });

    await front.heal();
    app.clock.advance({ minutes: 1 });
    expect((await app.newestMail(email)).text).toMatch(/^\d{6}$/m);
    await app.context.jobs.run(outboxJob);
    expect(messageIds(app)).toHaveLength(1);
    expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 2, bodySealed: null }]);
    expect(await doctorSays(app, 'mail')).toMatchObject([{ state: 'ok' }]);
  },
);

test('a mail server that is slow holds nobody up: the mail comes once, at its first try', async () => {
  const { app, front } = await startBehindFront(20);
  await front.turn('slow');
  expect((await app.call(endpoints.register, { body: registration(email) })).status).toBe(200);
  await Promise.all([app.context.jobs.run(outboxJob), app.context.jobs.run(outboxJob)]);
  expect(messageIds(app)).toHaveLength(1);
  expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 1 }]);
  expect(await doctorSays(app, 'mail')).toMatchObject([{ state: 'ok' }]);
});

test('a recipient whom the mail server refuses holds up nobody else, is given up in the end, and can ask again', async () => {
  const { app, front } = await startBehindFront(20);
  await front.turn('refusing the recipient');
  const { body } = await app.call(endpoints.register, { body: registration(refusedRecipient) });
  await app.call(endpoints.register, { body: registration(email) });
  await app.context.jobs.run(outboxJob);
  const states = async () => (await outbox(app)).map(({ status }) => status).sort();
  expect(await states()).toEqual(['sent', 'waiting']);
  expect((await app.newestMail(email)).text).toMatch(/^\d{6}$/m);
  for (let tries = 2; tries <= 12; tries += 1) {
    app.clock.advance({ minutes: 60 });
    await app.context.jobs.run(outboxJob);
  }
  expect(await states()).toEqual(['failed', 'sent']);
  expect((await outbox(app)).find(({ status }) => status === 'failed')).toMatchObject({
    attempts: 12,
    lastError: 'EENVELOPE 550',
    bodySealed: null,
    recipientSealed: null,
  });
  expect(app.logs.join('')).not.toContain(refusedRecipient);
  expect(await doctorSays(app, 'outbox')).toMatchObject([{ state: 'warning' }]);

  await front.heal();
  const again = await app.call(endpoints.resendOtp, { body: { user_id: body.user_id } });
  expect(again.status).toBe(200);
  expect((await app.newestMail(refusedRecipient)).text).toMatch(/^\d{6}$/m);
  expect(messageIds(app)).toHaveLength(2);
});

test('a mail whose receipt was lost goes out again under the same Message-ID', async () => {
  const { app, front } = await startBehindFront();
  await front.turn('silent once it has taken the mail');
  await app.call(endpoints.register, { body: registration(email) });
  await app.context.jobs.run(outboxJob);
  expect(await outbox(app)).toMatchObject([{ status: 'waiting' }]);
  await front.heal();
  app.clock.advance({ minutes: 1 });
  await app.context.jobs.run(outboxJob);
  const [row] = await outbox(app);
  expect(row?.status).toBe('sent');
  expect(messageIds(app)).toHaveLength(2);
  expect(new Set(messageIds(app)).size).toBe(1);
  expect(messageIds(app)[0]).toContain(row?.id);
});

test.each([
  ['whose name nobody knows', () => 'smtp://mail.invalid:25', /ENOTFOUND|EAI_AGAIN|EDNS|ECONNREFUSED/],
  ['that does not speak TLS', (port: number) => `smtps://127.0.0.1:${port}`, /SSL|TLS|wrong version/i],
])('a mail server %s holds nobody up', async (_, address, reason) => {
  const front = await startSmtpFront();
  const app = await startTestApp({ mail: { smtpUrl: address(front.port), timeoutSeconds: 10 } });
  front.leadTo(app.sandbox.smtpUrl);
  expect((await app.call(endpoints.register, { body: registration(email) })).status).toBe(200);
  await app.context.jobs.run(outboxJob);
  expect(await outbox(app)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  const [finding] = await doctorSays(app, 'mail');
  expect(finding).toMatchObject({ state: 'failed', says: expect.stringMatching(reason) });
});
