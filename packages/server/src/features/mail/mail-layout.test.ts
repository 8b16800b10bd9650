import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import { timeInWords, writeMail } from './index.ts';

const content = {
  to: 'amina@example.com',
  subject: 'About <you>',
  before: ['Hello <b>Amina</b>,', 'Go on:'],
  action: { label: 'Go & see', url: 'https://genie.example/x?a=1&b="2"' },
  after: ['Bye.'],
};

test('the plain text says what the HTML says, with the whole address', async () => {
  const { context } = await startTestApp();
  const { text } = writeMail(context, content);
  expect(text).toBe(
    [
      'Hello <b>Amina</b>,',
      'Go on:',
      'Go & see:\nhttps://genie.example/x?a=1&b="2"',
      'Bye.',
      '--',
      'Genie · support@genie.local',
    ].join('\n\n'),
  );
});

test('facts are lines of text, and a table in HTML', async () => {
  const { context } = await startTestApp();
  const lines = [
    { label: 'Paid', value: 'AED 99.00' },
    { label: 'Who', value: '<b>' },
  ];
  const { text, html } = writeMail(context, { ...content, lines });
  expect(text).toContain('Go on:\n\nPaid: AED 99.00\nWho: <b>\n\nGo & see:');
  expect(html).toMatch(/<th scope="row"[^>]*>Paid<\/th><td[^>]*>AED 99\.00<\/td>/);
  expect(html).not.toContain('<b>');
});

test('nothing that is said can become HTML', async () => {
  const { context } = await startTestApp();
  const { html } = writeMail(context, content);
  expect(html).toContain('Hello &lt;b&gt;Amina&lt;/b&gt;,');
  expect(html).toContain('href="https://genie.example/x?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toContain('<b>');
});

test('the HTML fits a phone, follows a dark screen and loads nothing from elsewhere', async () => {
  const { context } = await startTestApp();
  const { html } = writeMail(context, { ...content, action: { label: 'Go', url: 'https://genie.example' } });
  expect(html).toContain('width=device-width');
  expect(html).toContain('max-width:520px');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual(['https://genie.example']);
});

test('the HTML opens with the mark, a table of 64 cells with 24 lit, beside the name', async () => {
  const { context } = await startTestApp();
  const { html } = writeMail(context, content);
  const mark = /<table role="presentation" aria-hidden="true".*?<\/table>/.exec(html)?.[0] ?? '';
  expect(mark.match(/<td/g)).toHaveLength(64);
  expect(mark.match(/bgcolor="#e2b84c"/g)).toHaveLength(24);
  expect(html.slice(html.indexOf(mark)).match(/>([^<>\s][^<>]*)</)?.[1]).toBe('Genie');
});

test('a time is said with its zone', async () => {
  const { context } = await startTestApp();
  expect(timeInWords(context, new Date('2026-11-21T11:04:00Z'))).toBe(
    '21 November 2026 at 15:04 (Asia/Dubai)',
  );
});
