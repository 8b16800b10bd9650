import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { test } from '../testing/sandbox-test.ts';

type Listed = { ID: string; Subject: string; Read: boolean };
type List = {
  total: number;
  unread: number;
  count: number;
  messages_count: number;
  start: number;
  messages: Listed[];
};

async function send(sandbox: Sandbox, to: string, subject: string, text = 'Hello.') {
  await createTransport({ url: sandbox.smtpUrl }).sendMail({
    from: 'Genie <g@genie.local>',
    to,
    subject,
    text,
  });
}

async function get<Shape>(sandbox: Sandbox, path: string): Promise<Shape> {
  const response = await fetch(`${sandbox.url}/mail/api/v1${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Shape;
}

test('messages are listed newest first, page by page', async ({ sandbox }) => {
  for (const subject of ['one', 'two', 'three']) await send(sandbox, 'a@example.com', subject);
  const list = await get<List>(sandbox, '/messages?start=1&limit=1');
  expect(list).toMatchObject({ total: 3, unread: 3, count: 1, messages_count: 3, start: 1, tags: [] });
  expect(list.messages).toEqual([
    {
      ID: expect.any(String),
      MessageID: expect.stringContaining('@genie.local'),
      Read: false,
      From: { Name: 'Genie', Address: 'g@genie.local' },
      To: [{ Name: '', Address: 'a@example.com' }],
      Cc: [],
      Bcc: [],
      ReplyTo: [],
      Subject: 'two',
      Created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      Tags: [],
      Size: expect.any(Number),
      Attachments: 0,
      Snippet: 'Hello.',
    },
  ]);
});

test('a message is read by its id or as the latest, and is then marked read', async ({ sandbox }) => {
  await send(sandbox, 'a@example.com', 'one');
  await send(sandbox, 'a@example.com', 'two', 'Your code is 123456.');
  const list = await get<List>(sandbox, '/messages');
  const first = await get<Listed>(sandbox, `/message/${list.messages[1]?.ID}`);
  expect(first.Subject).toBe('one');
  const latest = await get(sandbox, '/message/latest');
  expect(latest).toMatchObject({
    Subject: 'two',
    Text: 'Your code is 123456.\n',
    HTML: '',
    Inline: [],
    Attachments: [],
  });
  expect((await get<List>(sandbox, '/messages')).unread).toBe(0);
  const raw = await fetch(`${sandbox.url}/mail/api/v1/message/latest/raw`);
  expect(await raw.text()).toContain('Subject: two');
});

test('an unknown message is 404', async ({ sandbox }) => {
  for (const id of ['nobody', 'latest']) {
    expect((await fetch(`${sandbox.url}/mail/api/v1/message/${id}`)).status).toBe(404);
  }
});

test('a search finds by recipient, subject, words and their absence', async ({ sandbox }) => {
  await send(sandbox, 'Nour <nour@example.com>', 'Your code', 'The code is 111111.');
  await send(sandbox, 'omar@example.com', 'Reset your password', 'Follow the link.');
  const found = async (query: string) =>
    (await get<List>(sandbox, `/search?query=${encodeURIComponent(query)}`)).messages.map(
      ({ Subject }) => Subject,
    );
  expect(await found('to:nour@example.com')).toEqual(['Your code']);
  expect(await found('subject:"reset your"')).toEqual(['Reset your password']);
  expect(await found('from:genie link')).toEqual(['Reset your password']);
  expect(await found('-to:nour')).toEqual(['Reset your password']);
  expect(await found('is:unread')).toHaveLength(2);
  expect(await found('to:nobody')).toEqual([]);
  expect((await fetch(`${sandbox.url}/mail/api/v1/search`)).status).toBe(400);
});

test('messages are deleted by id, or all of them', async ({ sandbox }) => {
  for (const subject of ['one', 'two', 'three']) await send(sandbox, 'a@example.com', subject);
  const { messages } = await get<List>(sandbox, '/messages');
  const remove = (body?: object) =>
    fetch(`${sandbox.url}/mail/api/v1/messages`, {
      method: 'DELETE',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  expect(await (await remove({ IDs: [messages[0]?.ID] })).text()).toBe('ok');
  expect((await get<List>(sandbox, '/messages')).messages.map(({ Subject }) => Subject)).toEqual([
    'two',
    'one',
  ]);
  expect((await remove({ IDs: 'all' })).status).toBe(400);
  expect((await remove()).status).toBe(200);
  expect((await get<List>(sandbox, '/messages')).total).toBe(0);
});

test('a page of another origin cannot delete mail', async ({ sandbox }) => {
  await send(sandbox, 'a@example.com', 'one');
  const headers = { origin: 'http://evil.example' };
  expect((await fetch(`${sandbox.url}/mail/api/v1/messages`, { method: 'DELETE', headers })).status).toBe(
    403,
  );
  expect(sandbox.mail.messages()).toHaveLength(1);
});
