import {
  defaultDelayMs,
  type Fault,
  type FaultMode,
  faultModes,
  type Service,
  services,
} from '../control/faults.ts';
import { type Html, html } from './html.ts';

const serviceNames: Record<Service, string> = {
  ai: 'AI',
  mail: 'Mail',
  identity: 'Identity',
  payments: 'Payments',
};

const modeNames: Record<FaultMode, string> = {
  ok: 'Working',
  slow: 'Slow',
  hang: 'Never answers',
  error: 'Error',
  rate_limited: 'Rate limited',
  malformed: 'Nonsense',
  down: 'Down',
};

/** Buttons that make a stand-in slow, broken or absent. */
export function faultSwitches(faults: Record<Service, Fault>): Html {
  return html`<section aria-labelledby="faults">
<h2 id="faults">Make something fail</h2>
<p class="soft">A fault holds until you set another one or reset. Programs do the same with <code>PUT /control/ai</code>,
<code>{"mode":"slow","delay_ms":5000}</code>.</p>
<div id="switches" data-live>
${services.map((service) => switchesOf(service, faults[service]))}
</div>
<p><label>Slow means <input id="delay" type="number" min="0" max="600000" step="500" value="${defaultDelayMs}"> ms</label></p>
<p><button type="button" id="reset">Reset everything</button> <span id="answer" role="status" class="soft"></span></p>
</section>`;
}

function switchesOf(service: Service, fault: Fault): Html {
  return html`<div class="fault" role="group" aria-labelledby="fault-${service}">
<h3 id="fault-${service}">${serviceNames[service]}</h3>
<div class="modes">${faultModes.map(
    (mode) =>
      html`<button type="button" id="${service}-${mode}" data-service="${service}" data-mode="${mode}" aria-pressed="${String(
        mode === fault.mode,
      )}">${modeNames[mode]}</button>`,
  )}</div>
</div>`;
}

export const faultScript = `
const answer = document.getElementById('answer');
async function change(path, init) {
  const response = await fetch(path, init);
  answer.textContent = response.ok ? 'Done.' : (await response.json()).error;
  await refreshLive();
}
document.getElementById('switches').addEventListener('click', (event) => {
  const { service, mode } = event.target.dataset;
  if (!service) return;
  const delay = Number(document.getElementById('delay').value);
  const fault = mode === 'slow' ? { mode, delay_ms: delay } : { mode };
  change('/control/' + service, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) });
});
document.getElementById('reset').addEventListener('click', () => change('/control', { method: 'DELETE' }));
setInterval(() => { if (!document.hidden) refreshLive().catch(() => {}); }, 3000);
`;
