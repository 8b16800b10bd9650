import { formWalker } from '../walk-forms.ts';
import type { PayerInput } from './payments-control.ts';

const longestWay = 10;

/** What to do on the hosted page: type in a card, press the button of a test card, or leave by the cancel link. */
export type PageChoice = PayerInput | { card: string; otp?: string } | 'cancel';

/**
 * Goes through the hosted page as a browser without script does, at most to the merchant's own address.
 * @param paymentPageUrl the `payment` link of an order
 * @returns the merchant's address, which is not opened, or that of the page on which the payer stays
 * @throws Error with the page's text when the page shows an error
 */
export async function payByForm(paymentPageUrl: string | URL, choice: PageChoice): Promise<URL> {
  const start = new URL(paymentPageUrl);
  if (choice !== 'cancel' && 'card' in choice) start.searchParams.set('card', choice.card);

  const open = formWalker((url) => url.origin === start.origin && url.pathname.includes('/paypage'));
  let shown = await open(start);
  if (choice === 'cancel') {
    const link = /href="([^"]+\/cancel\?[^"]+)"/.exec(shown.page ?? '')?.[1] ?? '';
    return (await open(new URL(link, shown.url))).url;
  }
  let cardGiven = false;
  for (let step = 0; step < longestWay && shown.page !== null; step += 1) {
    const card = cardGiven ? null : formAt(shown.page, '/card');
    const challenge = formAt(shown.page, '/challenge');
    if (card !== null) {
      shown = await open(new URL(card.action, shown.url), filled(card.fields, choice));
      cardGiven = true;
    } else if (challenge !== null && choice.otp !== undefined) {
      challenge.fields.set('otp', choice.otp);
      shown = await open(new URL(challenge.action, shown.url), challenge.fields);
    } else break;
  }
  return shown.url;
}

function filled(fields: URLSearchParams, choice: Exclude<PageChoice, 'cancel'>): URLSearchParams {
  if ('card' in choice) return fields;
  const { pan = '4111 1111 1111 1111', expiry = '12/49', cvv = '123', name = 'Sara Haddad' } = choice;
  for (const [field, value] of Object.entries({ number: pan, expiry, cvv, name })) fields.set(field, value);
  return fields;
}

function formAt(page: string, end: string): { action: string; fields: URLSearchParams } | null {
  for (const [, action = '', content = ''] of page.matchAll(
    /<form[^>]* action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g,
  )) {
    if (!action.endsWith(end) || action.endsWith(`saved${end}`)) continue;
    const inputs = [...content.matchAll(/<input[^>]*>/g)].map(([input]): [string, string] => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]);
    return { action, fields: new URLSearchParams(inputs) };
  }
  return null;
}
