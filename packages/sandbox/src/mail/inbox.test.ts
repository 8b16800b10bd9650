import { expect, test } from 'vitest';
import { Inbox, NoMailError } from './inbox.ts';
import type { Message } from './message.ts';

const messageOf = (subject: string): Message => ({
  id: subject,
  messageId: '',
  from: { name: '', address: 'a@example.com' },
  to: [{ name: '', address: 'b@example.com' }],
  cc: [],
  bcc: [],
  replyTo: [],
  returnPath: '',
  subject,
  text: '',
  html: '',
  created: new Date(0),
  date: new Date(0),
  attachments: [],
  raw: '',
  size: 0,
  read: false,
});

test('of messages that arrive together the one that is waited for is found', async () => {
  const inbox = new Inbox();
  const found = inbox.waitFor(({ subject }) => subject === 'two', 1_000);
  for (const subject of ['one', 'two', 'three']) inbox.add(messageOf(subject));
  expect((await found).subject).toBe('two');
});

test('one that is here already is found, the newest first', async () => {
  const inbox = new Inbox();
  for (const subject of ['old', 'new']) inbox.add(messageOf(subject));
  expect((await inbox.waitFor(() => true, 1_000)).subject).toBe('new');
});

test('who waits in vain is told what the inbox holds', async () => {
  const inbox = new Inbox();
  inbox.add(messageOf('one'));
  const found = inbox.waitFor(() => false, 10);
  await expect(found).rejects.toThrow(NoMailError);
  await expect(found).rejects.toThrow('one (to b@example.com)');
});
