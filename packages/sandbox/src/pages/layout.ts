import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { style } from './style.ts';

type Page = { title: string; body: Html; script: string };

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"%3E%3Crect width="32" height="24" rx="5" fill="%23d9a93b"/%3E%3C/svg%3E';

/** Sends a page that loads nothing from anywhere and runs no script but its own. */
export async function sendPage(reply: FastifyReply, { title, body, script }: Page): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${icon}">
<style>${new Html(style)}</style>
</head>
<body>
<header class="bar"><div>
<a class="brand" href="/">Genie sandbox</a>
<nav aria-label="Sandbox"><a href="/">Start</a><a href="/mail">Inbox</a></nav>
</div></header>
${body}
<script nonce="${nonce}">${new Html(script)}</script>
</body>
</html>
`;
  return await reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.markup);
}

/** Script of every page: fetches the page anew and replaces what is marked data-live, keeping opened details open. */
export const liveScript = `
let refreshing;
let stale = false;
// One at a time, so that an older page never replaces a newer one.
function refreshLive() {
  stale = true;
  refreshing ??= refreshWhileStale().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}
async function refreshWhileStale() {
  while (stale) {
    stale = false;
    await refreshOnce();
  }
}
async function refreshOnce() {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id);
    if (!next || next.innerHTML === part.innerHTML) continue;
    const opened = [...part.querySelectorAll('details[open]')].map((details) => details.id);
    const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
    part.replaceChildren(...next.childNodes);
    for (const id of opened) document.getElementById(id)?.setAttribute('open', '');
    if (focused) document.getElementById(focused)?.focus();
  }
}
`;
