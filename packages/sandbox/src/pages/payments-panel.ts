import { inGroups } from '../payments/cards/card-number.ts';
import { testCards } from '../payments/cards/test-cards.ts';
import type { Gateway } from '../payments/gateway.ts';
import { currentPayment, type Order } from '../payments/orders/order.ts';
import { webhookModes } from '../payments/payment-switches.ts';
import { writeAmount } from '../payments/write-amount.ts';
import { type Html, html } from './html.ts';

const ordersShown = 10;

/** Test cards, the last orders, and how webhooks go out. */
export function paymentsPanel({ book, switches }: Gateway): Html {
  const orders = book.all().slice(-ordersShown).reverse();
  return html`<section aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<p class="soft">Any expiry to come, any three digits. The payment page fills them in for you. No money moves.</p>
<details><summary>${testCards.length} cards and what each does</summary>
<div class="scroll"><table>
<thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${testCards.map(({ pan, says }) => html`<tr><td class="mono">${inGroups(pan)}</td><td>${says.en}</td></tr>`)}</tbody>
</table></div></details>
<div id="payments" data-live>
<div class="fault" role="group" aria-labelledby="webhooks"><h3 id="webhooks">Payment webhooks</h3>
<div class="modes">${webhookModes.map(
    (mode) =>
      html`<button type="button" id="webhooks-${mode}" data-webhooks="${mode}" aria-pressed="${String(
        mode === switches.webhooks,
      )}">${mode}</button>`,
  )}</div></div>
<div class="log"><h3>Last orders</h3>${orders.length === 0 ? html`<p class="soft">Nothing yet.</p>` : list(orders)}</div>
</div>
</section>`;
}

function list(orders: Order[]): Html {
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">Reference</th><th scope="col">Amount</th><th scope="col">Payer</th><th scope="col">State</th></tr></thead>
<tbody>${orders.map(row)}</tbody>
</table></div>`;
}

function row(order: Order): Html {
  const { reference, request } = order;
  const { state } = currentPayment(order);
  const verdicts = html`<button type="button" id="accept-${reference}" data-review="${reference}" data-verdict="accept">Accept</button> <button type="button" id="reject-${reference}" data-review="${reference}" data-verdict="reject">Reject</button>`;
  return html`<tr><td class="mono">${request.merchantOrderReference ?? reference}</td><td>${writeAmount(
    request.amount.value,
  )}</td><td>${request.emailAddress}</td><td>${state} ${state === 'POST_AUTH_REVIEW' && verdicts}</td></tr>`;
}

/** Makes the panel's buttons work; it relies on the script of the fault switches. */
export const paymentsScript = `
document.getElementById('payments').addEventListener('click', (event) => {
  const { webhooks, review, verdict } = event.target.dataset;
  const headers = { 'content-type': 'application/json' };
  if (webhooks) change('/control/payments', { method: 'PUT', headers, body: JSON.stringify({ webhooks }) });
  if (review) change('/control/payments/orders/' + review + '/review', { method: 'POST', headers, body: JSON.stringify({ verdict }) });
});
`;
