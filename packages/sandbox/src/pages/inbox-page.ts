import type { Mailbox, Message } from '../mail/message.ts';
import { type Html, html } from './html.ts';

type InboxPage = { messages: Message[]; open: Message | null };

/** The inbox: the list, and beside it the message that is open. */
export function inboxPage({ messages, open }: InboxPage): Html {
  return html`<div class="inbox${open ? ' reading' : ''}">
<aside class="list" aria-label="Messages">
<header><h2 id="count" data-live>${messages.length === 1 ? '1 message' : `${messages.length} messages`}</h2>
<button type="button" id="empty">Delete all</button></header>
<div id="list" data-live>${
    messages.length === 0
      ? html`<p class="empty">No mail yet. Whatever Genie sends appears here by itself.</p>`
      : html`<ol>${messages.map((message) => row(message, message.id === open?.id))}</ol>`
  }</div>
</aside>
<main class="message">${open ? reading(open) : html`<p class="soft">Choose a message to read it.</p>`}</main>
</div>`;
}

function row(message: Message, current: boolean): Html {
  const code = oneTimeCode(message);
  return html`<li><a href="/mail/view/${message.id}" ${current && html`aria-current="true"`} class="${message.read ? 'read' : 'unread'}">
<span class="row"><span>${recipients(message.to)}</span><time datetime="${message.created.toISOString()}">${message.created
    .toISOString()
    .slice(11, 19)}</time></span>
<strong>${message.subject || '(no subject)'}</strong>
${code !== null && html`<span class="mono">${code}</span>`}</a></li>`;
}

function reading(message: Message): Html {
  const code = oneTimeCode(message);
  return html`<a class="back" href="/mail">All messages</a>
<h1>${message.subject || '(no subject)'}</h1>
<dl>
<dt>From</dt><dd>${mailbox(message.from)}</dd>
<dt>To</dt><dd>${recipients(message.to)}</dd>
${message.cc.length > 0 && html`<dt>Cc</dt><dd>${recipients(message.cc)}</dd>`}
${message.bcc.length > 0 && html`<dt>Bcc</dt><dd>${recipients(message.bcc)}</dd>`}
<dt>Received</dt><dd><time datetime="${message.created.toISOString()}">${message.created.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></dd>
${message.attachments.length > 0 && html`<dt>Attached</dt><dd>${message.attachments.map(({ fileName, contentType }) => fileName || contentType).join(', ')}</dd>`}
</dl>
${code !== null && html`<div class="otp"><span>One-time code</span><output id="code">${code}</output><button type="button" id="copy">Copy</button></div>`}
${message.html !== '' && html`<iframe title="The message as sent" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed(message.html)}"></iframe>`}
<details ${message.html === '' && html`open`}><summary>Plain text</summary><pre>${message.text === '' ? 'This message has no plain text.' : linked(message.text)}</pre></details>
<details><summary>Source</summary><pre><code>${message.raw}</code></pre></details>`;
}

/** A message's HTML for the frame: it may style itself and show pictures it brings along, and loads nothing. */
function framed(content: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><base target="_blank">${content}`;
}

/** Plain text whose addresses can be followed. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`
        : html`${part}`,
    );
}

/** The six digits a message is about, if it is about a code. */
export function oneTimeCode({ subject, text, html: markup }: Message): string | null {
  const readable = `${subject}\n${text || markup.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')}`;
  if (!/\b(code|otp|one-time|passcode)\b/i.test(readable)) return null;
  return /(?<![\w#.-])\d{6}(?![\w-])/.exec(readable)?.[0] ?? null;
}

function mailbox({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}

function recipients(boxes: Mailbox[]): string {
  return boxes.map(mailbox).join(', ') || '(nobody)';
}

export const inboxScript = `
const source = new EventSource('/mail/events');
// What came between the page and its first event, or while the connection was lost.
source.onopen = () => refreshLive().catch(() => {});
source.onmessage = () => refreshLive().catch(() => {});
document.getElementById('empty').addEventListener('click', async () => {
  await fetch('/mail/api/v1/messages', { method: 'DELETE' });
  location.href = '/mail';
});
document.getElementById('copy')?.addEventListener('click', async (event) => {
  await navigator.clipboard.writeText(document.getElementById('code').textContent);
  event.target.textContent = 'Copied';
});
`;
