import { type Html, html } from '../../pages/html.ts';
import { currentPayment, type Order, type PaymentState } from '../orders/order.ts';
import { writeAmount } from '../write-amount.ts';
import { type PageLanguage, type PageTexts, textsOf } from './page-texts.ts';
import { bankMark } from './payment-layout.ts';
import { returnAddress } from './return-address.ts';

const titles: Partial<Record<PaymentState, keyof PageTexts>> = {
  STARTED: 'pendingTitle',
  AWAIT_3DS: 'pendingTitle',
  POST_AUTH_REVIEW: 'pendingTitle',
  FAILED: 'failedTitle',
  CANCELLED: 'cancelledTitle',
  REVERSED: 'cancelledTitle',
};

/** How an order ended: the receipt after paying, or what somebody sees who opens a used page again. */
export function resultPage(order: Order, language: PageLanguage, used: boolean): Html {
  const texts = textsOf(language);
  const { state, given, authorisation } = currentPayment(order);
  const title = titles[state] ?? 'paidTitle';
  const back = returnAddress(order);
  return html`<main class="alone"><div class="panel">
<header>${bankMark(language)}</header>
<div class="inside${title === 'paidTitle' && ' paid'}">
<h1>${texts[title]}</h1>
${used && html`<p class="lead">${texts.usedText}</p>`}
<dl class="facts">
<dt>${texts.total}</dt><dd>${writeAmount(order.request.amount.value)}</dd>
<dt>${texts.merchantReference}</dt><dd>${order.request.merchantOrderReference ?? order.reference}</dd>
${given && html`<dt>${texts.number}</dt><dd>${given.maskedPan}</dd>`}
${authorisation && html`<dt>RRN</dt><dd>${authorisation.rrn}</dd>`}
</dl>
${back !== null && html`<a class="pay" href="${back}">${texts.back}</a>`}
</div></div></main>`;
}

/** A page that only says something. */
export function wordsPage(language: PageLanguage, title: keyof PageTexts, text: keyof PageTexts): Html {
  const texts = textsOf(language);
  return html`<main class="alone"><div class="panel">
<header>${bankMark(language)}</header>
<div class="inside"><h1>${texts[title]}</h1><p class="lead">${texts[text]}</p></div>
</div></main>`;
}
