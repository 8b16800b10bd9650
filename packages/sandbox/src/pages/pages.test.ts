import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import type { Sandbox } from '../start-sandbox.ts';
import { test } from '../testing/sandbox-test.ts';

async function page(sandbox: Sandbox, path: string): Promise<string> {
  const response = await fetch(`${sandbox.url}${path}`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  return await response.text();
}

const send = (sandbox: Sandbox, changes: object) =>
  createTransport({ url: sandbox.smtpUrl }).sendMail({
    from: 'g@genie.local',
    to: 'a@example.com',
    ...changes,
  });

test('the start page explains the addresses, the demo accounts and the faults, and loads nothing', async ({
  sandbox,
}) => {
  sandbox.control.set('mail', { mode: 'down' });
  const markup = await page(sandbox, '/');
  for (const shown of [
    sandbox.aiBaseUrl,
    sandbox.smtpUrl,
    sandbox.identity.issuer,
    'genie-sandbox-secret',
    sandbox.payments.baseUrl,
    'c2FuZGJveDpzYW5kYm94LWtleQ==',
    '4111 1100 0000 3009',
    'http://localhost:3000',
    'pro@genie.local',
    'Genie@2025',
  ]) {
    expect(markup).toContain(shown);
  }
  expect(markup).toMatch(/data-service="mail" data-mode="down" aria-pressed="true"/);
  expect(markup).not.toMatch(/(src|href)="(https?:)?\/\/(?!localhost)/);
});

test('what a request carried is shown as text, never as markup', async ({ sandbox }) => {
  await fetch(`${sandbox.aiBaseUrl}/chat/completions`, {
    method: 'POST',
    body: '<img src=x onerror=alert(1)>',
  });
  const markup = await page(sandbox, '/');
  expect(markup).not.toContain('<img');
  expect(markup).toContain('&#60;img src=x');
});

test('a message is shown with its code, and its markup only inside a sandboxed frame', async ({
  sandbox,
}) => {
  await send(sandbox, {
    subject: '<script>alert(1)</script> Your code',
    text: 'Your code is 482913.',
    html: '<script>alert(2)</script><p>Your code is <b>482913</b>"></p>',
  });
  const markup = await page(sandbox, '/mail/view/latest');
  expect(markup).toContain('<output id="code">482913</output>');
  expect(markup).not.toContain('<script>alert');
  expect(markup).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="[^"]*alert\(2\)[^"]*"/,
  );
  expect(await page(sandbox, '/mail')).toContain('482913');
});

test('an inbox page that is open hears of new and deleted mail', async ({ sandbox }) => {
  const response = await fetch(`${sandbox.url}/mail/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('listening');
  await send(sandbox, { subject: 'one', text: 'x' });
  expect((await reader?.read())?.value).toBe('data: changed\n\n');
  await fetch(`${sandbox.url}/mail/api/v1/messages`, { method: 'DELETE' });
  expect((await reader?.read())?.value).toBe('data: changed\n\n');
  await reader?.cancel();
});

test('addresses in a plain text can be followed, and nothing else becomes markup', async ({ sandbox }) => {
  await send(sandbox, {
    subject: 'Reset',
    text: 'Go to http://localhost:3000/password_reset?token=a"><script>x</script>.',
  });
  const markup = await page(sandbox, '/mail/view/latest');
  expect(markup).toContain('<a href="http://localhost:3000/password_reset?token=a" target="_blank"');
  expect(markup).not.toContain('<script>x');
});

test('a message that is gone is 404', async ({ sandbox }) => {
  expect((await fetch(`${sandbox.url}/mail/view/nobody`)).status).toBe(404);
});
