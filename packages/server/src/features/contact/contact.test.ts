import { contactTexts, contactTopics, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { outboxJob } from '../mail/index.ts';
import { contactMail } from './contact-mail.ts';

const supportEmail = 'help@genie.example';
const env = { SUPPORT_EMAIL: supportEmail };

const message = {
  name: 'Amina Rahman',
  email: 'amina@example.com',
  topic: 'plans',
  message: 'Hello,\nwhich plan fits a team of six?\n\nAmina',
};

const write = (app: TestApp, more: Record<string, unknown> = {}) =>
  app.call(endpoints.contact, { body: { ...message, ...more } });

const mailsWaiting = (app: TestApp) => app.context.storage.db.outboxMail.count();

test('a message is mailed to the operator, and an answer to that mail goes to its writer', async () => {
  const app = await startTestApp({ env });
  const { status, body } = await write(app);
  expect([status, body]).toEqual([200, { message: contactTexts.sent, notice: null }]);
  await app.context.jobs.run(outboxJob);
  const mail = await app.sandbox.mail.waitForMessage(({ to }) => to[0]?.address === supportEmail);
  expect(mail.subject).toBe(`${contactTopics.plans}: Amina Rahman`);
  expect(mail.text).toContain('which plan fits a team of six?');
  expect(mail.text).toContain('Email: amina@example.com');
  expect(mail.replyTo.map(({ address }) => address)).toEqual([message.email]);
});

test('what is written cannot become HTML, nor a header of the mail', async () => {
  const app = await startTestApp({ env });
  await write(app, { message: '<img src=x onerror=alert(1)> is what I see.' });
  expect((await app.newestMail(supportEmail)).html).toContain('&lt;img src=x');
  for (const name of ['A\r\nBcc: all@example.com', 'A\u0000']) {
    expect((await write(app, { name })).status).toBe(400);
  }
  expect((await write(app, { email: 'a@example.com\r\nBcc: b@example.com' })).status).toBe(400);
});

test('a pasted log keeps its lines and its indentation, in text and HTML', async () => {
  const app = await startTestApp({ env });
  await write(app, { message: 'It ends so:\r\nerror\r\n  at  line 1\n\n \n  at end \n\nAmina' });
  const { text, html } = await app.newestMail(supportEmail);
  expect(text.replaceAll('\r\n', '\n')).toContain(
    'It ends so:\nerror\n  at  line 1\n\n  at end\n\nAmina\n\nFrom: Amina',
  );
  expect(html).toMatch(
    /<p style="[^"]*white-space:pre-wrap[^"]*">It ends so:<br>error<br> {2}at {2}line 1<\/p>/,
  );
});

test('card data is masked before anything is stored or sent, and the writer is told', async () => {
  const app = await startTestApp({ env });
  const { body } = await write(app, { message: 'My card 4111 1111 1111 1111 was declined, CVV 123.' });
  expect(body.notice).toBe(contactTexts.cardDataMasked);
  const { text } = await app.newestMail(supportEmail);
  expect(text).not.toMatch(/4111 ?1111 ?1111 ?1111|123\b/);
  expect(text).toContain('1111 was declined');
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'amina' }, 'email'],
  [{ topic: 'weather' }, 'topic'],
  [{ topic: undefined }, 'topic'],
  [{ message: '  too short ' }, 'message'],
  [{ message: 'x'.repeat(4_001) }, 'message'],
])('%j is refused, and its field named', async (more, field) => {
  const app = await startTestApp({ env });
  const { status, body } = await write(app, more);
  expect([status, body.code]).toEqual([400, 'validation_failed']);
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
  expect(await mailsWaiting(app)).toBe(0);
});

test('four thousand characters of any kind are accepted', async () => {
  const app = await startTestApp({ env });
  expect((await write(app, { message: '🂡'.repeat(4_000) })).status).toBe(200);
});

test('a message of blanks takes no time to lay out', async () => {
  const { context } = await startTestApp({ env });
  const blanks = { ...message, topic: 'plans' as const, message: `a${' '.repeat(4_000)}b` };
  contactMail(context, blanks);
  const before = process.cpuUsage();
  for (let n = 0; n < 30; n++) contactMail(context, blanks);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
});

test('a message that fills the field people do not see is answered alike and goes nowhere', async () => {
  const app = await startTestApp({ env });
  const { status, body } = await write(app, { website: 'https://spam.example' });
  expect([status, body.message]).toEqual([200, contactTexts.sent]);
  expect(await mailsWaiting(app)).toBe(0);
});

test('messages are limited by address, and a refused one is not mailed', async () => {
  const app = await startTestApp({ env: { ...env, LIMIT_CONTACT_BY_ADDRESS: '3/1h' } });
  const answers = [];
  for (let n = 0; n < 4; n++) answers.push(await write(app));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.body.code).toBe('too_many_requests');
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3_000);
  expect(await mailsWaiting(app)).toBe(3);
});

test('a message outlives a mail server that is down', async () => {
  const app = await startTestApp({ env });
  await fetch(`${app.sandbox.url}/control/mail`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'down' }),
  });
  expect((await write(app)).status).toBe(200);
  await app.context.jobs.run(outboxJob);
  expect(await mailsWaiting(app)).toBe(1);
  await fetch(`${app.sandbox.url}/control`, { method: 'DELETE' });
  app.clock.advance({ minutes: 1 });
  expect((await app.newestMail(supportEmail)).subject).toContain('Amina Rahman');
});
