import { acceptedKey } from '../ai/authenticate.ts';
import { offlineModel } from '../ai/models.ts';
import type { FaultBoard } from '../control/fault-board.ts';
import type { RequestLog } from '../control/request-log.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { clientId, clientSecret } from '../identity/client.ts';
import type { Gateway } from '../payments/gateway.ts';
import { faultSwitches } from './fault-switches.ts';
import { type Html, html } from './html.ts';
import { paymentsPanel } from './payments-panel.ts';
import { requestLists } from './request-lists.ts';

const demoPassword = 'Genie@2025';

type StartPage = {
  appUrl: string;
  aiBaseUrl: string;
  smtpUrl: string;
  identityIssuer: string;
  gateway: Gateway;
  mailCount: number;
  faults: FaultBoard;
  requests: RequestLog;
};

/** The page that explains what stands here. */
export function startPage(page: StartPage): Html {
  const { appUrl, aiBaseUrl, smtpUrl, identityIssuer, gateway, mailCount, faults, requests } = page;
  return html`<main>
<h1>The outside world, on one machine</h1>
<p class="lead">Genie talks to an AI provider, a mail server, an identity provider and a payment gateway through their real protocols.
Here are stand-ins for all of them, so that everything works before you have a single account anywhere. Point Genie at the real ones by changing
its addresses and keys; nothing else differs.</p>

<div class="grid">
  <div><h2><a href="${appUrl}">Open Genie</a></h2><p class="mono">${appUrl}</p></div>
  <div id="mail-card" data-live><h2><a href="/mail">Inbox</a></h2><p class="soft">${
    mailCount === 0
      ? 'No mail yet. One-time codes arrive here.'
      : `${mailCount} ${mailCount === 1 ? 'message' : 'messages'} received`
  }</p></div>
  <div><h2>AI</h2><p><code>${aiBaseUrl}</code></p><p class="soft">OpenAI’s chat API. Model <code>${offlineModel}</code>, key <code>${acceptedKey}</code>.</p></div>
  <div><h2>Mail server</h2><p><code>${smtpUrl}</code></p><p class="soft">Takes mail for anybody; nothing leaves this machine.</p></div>
  <div><h2>Identity</h2><p><code>${identityIssuer}</code></p><p class="soft">OpenID Connect, in place of Google. Client <code>${clientId}</code>, secret <code>${clientSecret}</code>.</p></div>
  <div><h2>Payments</h2><p><code>${gateway.baseUrl()}</code></p><p class="soft">N-Genius Online. Key <code>${gateway.settings.apiKey}</code>, outlet <code>${gateway.settings.outletId}</code>.</p></div>
</div>

<section aria-labelledby="accounts">
<h2 id="accounts">Demo accounts</h2>
<p class="soft">Password of each: <code>${demoPassword}</code></p>
<div class="scroll"><table>
<thead><tr><th scope="col">Email</th><th scope="col">Who that is</th></tr></thead>
<tbody>${demoAccounts.map(({ email, what }) => html`<tr><td class="mono">${email}</td><td>${what}</td></tr>`)}</tbody>
</table></div>
</section>

${paymentsPanel(gateway)}
${faultSwitches(faults.all())}
${requestLists(requests)}
</main>`;
}
