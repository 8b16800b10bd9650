import { type Html, html } from '../../pages/html.ts';
import { currentPayment, type Order } from '../orders/order.ts';
import { writeAmount } from '../write-amount.ts';
import { orderFields } from './card-page.ts';
import { type PageLanguage, textsOf } from './page-texts.ts';
import { bankMark } from './payment-layout.ts';

/** The 3-D Secure page of the payer's bank. */
export function challengePage(order: Order, language: PageLanguage, at: string): Html {
  const texts = textsOf(language);
  const { merchantOrderReference, amount } = order.request;
  return html`<main class="alone"><div class="panel">
<header>${bankMark(language)}</header>
<div class="inside">
<h1>${texts.challengeTitle}</h1>
<p class="lead">${texts.challengeText}</p>
<dl class="facts">
<dt>${texts.total}</dt><dd>${writeAmount(amount.value)}</dd>
<dt>${texts.number}</dt><dd>${currentPayment(order).given?.maskedPan ?? ''}</dd>
${merchantOrderReference !== undefined && html`<dt>${texts.merchantReference}</dt><dd>${merchantOrderReference}</dd>`}
</dl>
<form method="post" action="${at}/challenge">
${orderFields(order, language)}
<div class="field otp"><label for="otp">${texts.otp}</label><input id="otp" name="otp" required inputmode="numeric" maxlength="8" autocomplete="one-time-code"></div>
<button class="pay" type="submit">${texts.confirm}</button>
</form>
<p class="below"><a href="${at}/cancel?code=${order.code}">${texts.leave}</a></p>
</div></div></main>`;
}
