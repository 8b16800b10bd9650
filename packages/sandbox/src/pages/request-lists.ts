import type { RecordedRequest, RequestLog } from '../control/request-log.ts';
import { type Html, html } from './html.ts';

const shown = 20;

/** What left the server: the last requests each stand-in received, newest first. */
export function requestLists(requests: RequestLog): Html {
  return html`<section aria-labelledby="requests">
<h2 id="requests">Last requests</h2>
<p class="soft">What reached each stand-in, as it was sent. As JSON: <a href="/control/requests/ai">AI</a>,
<a href="/control/requests/mail">mail</a>, <a href="/control/requests/identity">identity</a>, <a href="/control/requests/payments">payments</a>.</p>
<div id="request-lists" data-live>
<div class="log"><h3>AI</h3>${list(requests.of('ai'))}</div>
<div class="log"><h3>Mail</h3>${list(requests.of('mail'))}</div>
<div class="log"><h3>Identity</h3>${list(requests.of('identity'))}</div>
<div class="log"><h3>Payments</h3>${list(requests.of('payments'))}</div>
</div>
</section>`;
}

function list(requests: RecordedRequest[]): Html {
  if (requests.length === 0) return html`<p class="soft">Nothing yet.</p>`;
  return html`<ol>${requests.slice(-shown).reverse().map(entry)}</ol>`;
}

function entry({ time, method, path, headers, body, outcome }: RecordedRequest): Html {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const content = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return html`<li><details id="request-${method}-${time}"><summary><span class="soft mono">${time.slice(11, 23)}</span> <code>${method} ${path}</code> ${
    outcome ?? 'unanswered'
  }</summary><pre><code>${head.join('\n')}

${content}</code></pre></details></li>`;
}
