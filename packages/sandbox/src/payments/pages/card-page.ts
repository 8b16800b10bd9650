import { type Html, html } from '../../pages/html.ts';
import { writeExpiry } from '../cards/card-expiry.ts';
import { inGroups } from '../cards/card-number.ts';
import { resultMessage } from '../cards/result-codes.ts';
import { type TestCard, testCards } from '../cards/test-cards.ts';
import { attemptsLeft, attemptsMade, currentPayment, type Order } from '../orders/order.ts';
import { writeAmount } from '../write-amount.ts';
import { type PageLanguage, type PageTexts, textsOf } from './page-texts.ts';
import { bankMark } from './payment-layout.ts';
import type { CardFields, FieldProblems } from './read-card-form.ts';

type CardPage = {
  order: Order;
  language: PageLanguage;
  /** The path that the page's forms are below. */
  at: string;
  fields: CardFields;
  problems: FieldProblems;
  /** The test card that fills the form. */
  chosen: TestCard | null;
};

/** The page that asks for a card: what is to be paid, the form, and the test cards with what each does. */
export function cardPage({ order, language, at, fields, problems, chosen }: CardPage): Html {
  const texts = textsOf(language);
  const { merchantOrderReference, merchantAttributes, amount, emailAddress } = order.request;
  const due = writeAmount(amount.value);
  return html`<main class="sheet">
<div class="counter">
<section class="summary" aria-label="${texts.total}">
${bankMark(language)}
<div class="due"><p>${texts.total}</p><strong>${due}</strong></div>
<dl>
${merchantOrderReference !== undefined && html`<div><dt>${texts.merchantReference}</dt><dd>${merchantOrderReference}</dd></div>`}
<div><dt>${texts.payer}</dt><dd>${emailAddress}</dd></div>
</dl>
<p class="caution">${texts.noMoney}</p>
</section>
<section class="paying" id="card-form">
${notice(order, texts)}
${savedCardForm(order, at, language)}
<h1>${order.request.savedCard ? texts.orNewCard : texts.cardDetails}</h1>
<form method="post" action="${at}/card" novalidate>
${orderFields(order, language)}
${field('number', texts.number, fields, problems, texts, html`inputmode="numeric" maxlength="23" class="digits"`)}
<div class="row">
${field('expiry', texts.expiry, fields, problems, texts, html`inputmode="numeric" maxlength="7" class="digits" placeholder="04/31"`)}
${field('cvv', texts.cvv, fields, problems, texts, html`inputmode="numeric" maxlength="4" class="digits"`)}
</div>
${field('name', texts.name, fields, problems, texts, html`maxlength="62" autocapitalize="words"`)}
<button class="pay" type="submit">${texts.pay} <bdi>${due}</bdi></button>
</form>
<p class="below"><a href="${at}/cancel?code=${order.code}">${merchantAttributes.cancelText ?? texts.leave}</a> <span class="soft">${texts.attemptsLeft}: ${attemptsLeft(order)}</span></p>
</section>
</div>
<section class="cards" aria-labelledby="test-cards">
<h2 id="test-cards">${texts.testCards}</h2>
<p class="soft">${texts.testCardsHint}</p>
<form method="get" action="${at}/#card-form">
<input type="hidden" name="code" value="${order.code}"><input type="hidden" name="language" value="${language}">
<ul>${testCards.map((card) => cardButton(card, language, card === chosen))}</ul>
</form>
</section>
</main>`;
}

/** What every form of an order carries; the attempt keeps a form that is sent twice from paying twice. */
export function orderFields(order: Order, language: PageLanguage): Html {
  return html`<input type="hidden" name="code" value="${order.code}"><input type="hidden" name="attempt" value="${attemptsMade(
    order,
  )}"><input type="hidden" name="language" value="${language}">`;
}

function field(
  name: keyof CardFields,
  label: string,
  fields: CardFields,
  problems: FieldProblems,
  texts: PageTexts,
  attributes: Html,
): Html {
  const problem = problems[name];
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required autocomplete="off" value="${fields[name]}" ${attributes} ${
    problem !== undefined && html`aria-invalid="true" aria-describedby="${name}-problem"`
  }>
${problem !== undefined && html`<p class="problem" id="${name}-problem">${texts[problem]}</p>`}</div>`;
}

function notice(order: Order, texts: PageTexts): Html | null {
  const { state, authorisation, threeDs } = currentPayment(order);
  if (state !== 'FAILED') return null;
  const reason =
    authorisation === null && threeDs === 'failed'
      ? texts.notAuthenticated
      : `${resultMessage(authorisation?.resultCode ?? '')} (${authorisation?.resultCode ?? ''}). ${texts.tryAgain}`;
  return html`<p class="notice" role="alert"><strong>${texts.declined}</strong>${reason}</p>`;
}

function savedCardForm(order: Order, at: string, language: PageLanguage): Html | null {
  const { savedCard } = order.request;
  if (savedCard === undefined) return null;
  const texts = textsOf(language);
  const { scheme = '', maskedPan = '', expiry, recaptureCsc } = savedCard;
  return html`<form class="saved" method="post" action="${at}/saved-card">
${orderFields(order, language)}
<h2>${texts.payWithSaved}</h2>
<p><span class="digits">${scheme} ${maskedPan}</span> <span class="soft">${texts.expires} ${writeExpiry(expiry)}</span></p>
${recaptureCsc === true && html`<div class="field"><label for="saved-cvv">${texts.cvv}</label><input id="saved-cvv" name="cvv" required inputmode="numeric" maxlength="4" autocomplete="off" class="digits"></div>`}
<button class="pay" type="submit">${texts.payWithSaved}</button>
</form>`;
}

function cardButton({ id, pan, scheme, says }: TestCard, language: PageLanguage, chosen: boolean): Html {
  return html`<li ${chosen && html`aria-current="true"`}><button type="submit" name="card" value="${id}"><span class="digits">${inGroups(
    pan,
  )}</span><span class="scheme">${scheme === 'VISA' ? 'Visa' : 'Mastercard'}</span><span class="says">${says[language]}</span></button></li>`;
}
