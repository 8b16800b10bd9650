import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { style } from './style.ts';

export type Page = {
  title: string;
  body: Html;
  /** Null for a page of plain HTML, which also gets the stricter policy. */
  script: string | null;
  /** Origins that a form of the page may lead to, besides the sandbox itself. */
  formTargets?: string[];
};

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"%3E%3Crect width="32" height="24" rx="5" fill="%23d9a93b"/%3E%3C/svg%3E';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Sends a page that loads nothing from anywhere and runs no script but its own. */
export async function sendPage(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const { headers, markup } = renderPage(page);
  return await reply.headers(headers).send(markup);
}

/** A whole page, and the headers it has to be sent with. */
export function renderPage({ title, body, script, formTargets = [] }: Page): {
  headers: Record<string, string>;
  markup: string;
} {
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
${script !== null && html`<script nonce="${nonce}">${new Html(script)}</script>`}
</body>
</html>
`;
  const allowed =
    script === null
      ? `style-src 'sha256-${styleHash}'`
      : `style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; ${allowed}; img-src data:; form-action ${["'self'", ...formTargets].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    // Under no-referrer a browser names no origin when a form is sent, and a form's origin is looked at.
    'referrer-policy': script === null ? 'same-origin' : 'no-referrer',
    'cache-control': 'no-store',
  };
  return { headers, markup: page.markup };
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
