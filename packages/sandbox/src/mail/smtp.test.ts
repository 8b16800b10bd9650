import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { test } from '../testing/sandbox-test.ts';
import { NoMailError } from './inbox.ts';

const letter = {
  from: 'Genie <no-reply@genie.local>',
  to: 'Nour <nour@example.com>',
  subject: 'Your code is 482913',
  text: 'Your one-time code is 482913.',
  html: '<p>Your one-time code is <b>482913</b>.</p>',
};

const mailer = (sandbox: Sandbox, options: object = {}) =>
  createTransport({ url: sandbox.smtpUrl, ...options });
const send = (sandbox: Sandbox, changes: object = {}) => mailer(sandbox).sendMail({ ...letter, ...changes });

test('a message sent by a real client arrives as it was written', async ({ sandbox }) => {
  await send(sandbox, { cc: 'desk@example.com', bcc: 'hidden@example.com', replyTo: 'help@genie.local' });
  const [message] = sandbox.mail.messages();
  expect(message).toMatchObject({
    from: { name: 'Genie', address: 'no-reply@genie.local' },
    to: [{ name: 'Nour', address: 'nour@example.com' }],
    cc: [{ name: '', address: 'desk@example.com' }],
    bcc: [{ name: '', address: 'hidden@example.com' }],
    replyTo: [{ name: '', address: 'help@genie.local' }],
    subject: 'Your code is 482913',
    html: `${letter.html}\n`,
  });
  expect(message?.text.trim()).toBe(letter.text);
});

test('letters of any script and attachments survive', async ({ sandbox }) => {
  const attachments = [{ filename: 'invoice.pdf', content: 'pdf', contentType: 'application/pdf' }];
  await send(sandbox, { subject: 'رمز الدخول — 482913', text: 'Größe 日本', attachments });
  const [message] = sandbox.mail.messages();
  expect(message?.subject).toBe('رمز الدخول — 482913');
  expect(message?.text.trim()).toBe('Größe 日本');
  expect(message?.attachments).toMatchObject([
    { fileName: 'invoice.pdf', contentType: 'application/pdf', size: 3 },
  ]);
});

test('waiting for a message ends when it arrives, and finds one that is already there', async ({
  sandbox,
}) => {
  const awaited = sandbox.mail.waitForMessage(({ subject }) => subject === 'second', { timeoutMs: 5000 });
  await send(sandbox, { subject: 'first' });
  await send(sandbox, { subject: 'second' });
  expect((await awaited).subject).toBe('second');
  expect((await sandbox.mail.waitForMessage(({ subject }) => subject === 'first')).subject).toBe('first');
});

test('waiting in vain says what the inbox holds', async ({ sandbox }) => {
  await send(sandbox, { subject: 'first' });
  const awaited = sandbox.mail.waitForMessage(({ subject }) => subject === 'never', { timeoutMs: 20 });
  await expect(awaited).rejects.toBeInstanceOf(NoMailError);
  await expect(awaited).rejects.toThrow('first (to nour@example.com)');
});

test('the inbox keeps the last 500 messages', async ({ sandbox }) => {
  const pool = createTransport({
    url: sandbox.smtpUrl,
    pool: true,
    maxMessages: Number.POSITIVE_INFINITY,
  } as object);
  for (let count = 1; count <= 503; count += 1) await pool.sendMail({ ...letter, subject: String(count) });
  pool.close();
  const kept = sandbox.mail.messages();
  expect(kept).toHaveLength(500);
  expect(kept[0]?.subject).toBe('503');
  expect(kept.at(-1)?.subject).toBe('4');
});

const malformed: [name: string, source: string | Buffer][] = [
  ['nothing', ''],
  ['no header', '\r\njust text'],
  ['bytes of no encoding', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0d, 0x0a])],
  [
    'a multipart that never ends',
    'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<b',
  ],
  [
    'multiparts nested beyond reason',
    'Content-Type: multipart/mixed; boundary=x\r\n\r\n' +
      '--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n'.repeat(2000),
  ],
  [
    'broken encodings',
    'Subject: =?utf-8?B?!!!?= =?bad?Q?=ZZ?=\r\nFrom: <<>>;,\r\nTo: a@b, <c\r\nDate: not a date\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%',
  ],
];

for (const [name, source] of malformed) {
  test(`a message of ${name} is kept and harms nothing`, async ({ sandbox }) => {
    await mailer(sandbox).sendMail({ envelope: { from: 'a@example.com', to: 'b@example.com' }, raw: source });
    const list = await fetch(`${sandbox.url}/mail/api/v1/messages`);
    expect(await list.json()).toMatchObject({
      total: 1,
      messages: [{ To: expect.any(Array) }],
    });
    expect((await fetch(`${sandbox.url}/mail/view/latest`)).status).toBe(200);
  });
}

test('slow mail is accepted after the delay', async ({ sandbox }) => {
  sandbox.control.set('mail', { mode: 'slow', delay_ms: 150 });
  const begun = performance.now();
  await send(sandbox);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(145);
});

test('hanging mail never greets', async ({ sandbox }) => {
  sandbox.control.set('mail', { mode: 'hang' });
  const sent = mailer(sandbox, { greetingTimeout: 150 }).sendMail(letter);
  await expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('error is 451 once the message was handed over', async ({ sandbox }) => {
  sandbox.control.set('mail', { mode: 'error' });
  await expect(send(sandbox)).rejects.toMatchObject({ responseCode: 451, command: 'DATA' });
  expect(sandbox.mail.messages()).toEqual([]);
  expect(sandbox.requests('mail')).toMatchObject([
    { method: 'DATA', headers: { 'rcpt to': 'nour@example.com' }, outcome: expect.stringMatching(/^451/) },
  ]);
});

test('rate_limited is 421 for a new connection and 450 on an open one', async ({ sandbox }) => {
  const pool = createTransport({
    url: sandbox.smtpUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
  } as object);
  await pool.sendMail(letter);
  sandbox.control.set('mail', { mode: 'rate_limited' });
  await expect(pool.sendMail(letter)).rejects.toMatchObject({ responseCode: 450 });
  pool.close();
  await expect(send(sandbox)).rejects.toMatchObject({ responseCode: 421 });
});

test('malformed is garbage in place of a reply', async ({ sandbox }) => {
  sandbox.control.set('mail', { mode: 'malformed' });
  await expect(send(sandbox)).rejects.toThrow();
  expect(sandbox.requests('mail')).toMatchObject([{ method: 'CONNECT', outcome: 'malformed' }]);
});

test('down closes at once, open connections too', async ({ sandbox }) => {
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1');
  await once(socket, 'data');
  const closed = once(
    socket.on('error', () => undefined),
    'close',
  );
  sandbox.control.set('mail', { mode: 'down' });
  await closed;
  await expect(send(sandbox)).rejects.toThrow();
});
