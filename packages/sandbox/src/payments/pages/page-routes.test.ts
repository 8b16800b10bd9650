import { expect } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { gatewayClient, lastPayment, type ShownOrder } from '../../testing/gateway-client.ts';
import { test } from '../../testing/sandbox-test.ts';
import { payByForm } from '../pay-by-form.ts';

async function open(sandbox: Sandbox, changes: Record<string, unknown> = {}) {
  const client = await gatewayClient(sandbox);
  const order = await client.create(changes);
  const page = order._links.payment?.href ?? expect.fail('no hosted page');
  const code = new URL(page).searchParams.get('code') ?? '';
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(new URL(path, page), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ code, ...fields }),
      headers,
    });
  const state = async () => lastPayment(await client.read(order)).state;
  return { client, order, page, code, post, state };
}

const goodCard = { number: '4111 1111 1111 1111', expiry: '04/49', cvv: '123', name: 'Sara Haddad' };
const show = async (address: string | URL) => (await fetch(address)).text();

test('the page says what is paid, offers every test card, and runs no script', async ({ sandbox }) => {
  const { page } = await open(sandbox, { amount: { currencyCode: 'AED', value: 124_905 } });
  const response = await fetch(page);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:3000;");
  const markup = await response.text();
  for (const shown of [
    'AED 1,249.05',
    'sub-000123-a1',
    'sara@example.test',
    'Back to plans',
    'Attempts left: 3',
    '4111 1100 0000 6028',
    'Insufficient funds (51)',
  ]) {
    expect(markup).toContain(shown);
  }
  expect(markup.match(/name="card" value=/g)).toHaveLength(17);
  expect(markup).not.toContain('<script');
});

test('what a merchant names is shown as text', async ({ sandbox }) => {
  const { page } = await open(sandbox, { merchantAttributes: { cancelText: '<b>Leave</b>' } });
  expect(await show(page)).toContain('&#60;b&#62;Leave&#60;/b&#62;');
});

test('a payer types a card in and is sent back with the reference, whatever query there was', async ({
  sandbox,
}) => {
  const { order, page, state } = await open(sandbox);
  const back = await payByForm(page, { pan: '4111 1111 1111 1111' });
  expect(back.href).toBe(`http://localhost:3000/paymentredirect?from=shop&ref=${order.reference}`);
  expect(await state()).toBe('PURCHASED');
});

test('the button of a test card fills the form', async ({ sandbox }) => {
  const { page, state } = await open(sandbox);
  expect(await show(`${page}&card=insufficient-funds`)).toContain('value="4111 1100 0000 0518"');
  await payByForm(page, { card: 'mastercard-approved' });
  expect(await state()).toBe('PURCHASED');
});

test('3-D Secure asks for a code in between', async ({ sandbox }) => {
  const passed = await open(sandbox);
  const stays = await payByForm(passed.page, { pan: '4111110000003009' });
  expect(stays.pathname).toBe('/payments/paypage/');
  expect(await show(passed.page)).toContain('Is it you who pays?');
  const back = await passed.post('challenge', { otp: ' 1234 ' });
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toContain(`ref=${passed.order.reference}`);
  expect(await passed.state()).toBe('PURCHASED');

  const failed = await open(sandbox);
  await payByForm(failed.page, { pan: '4111110000003009', otp: '4321' });
  expect(await failed.state()).toBe('FAILED');
  expect(await show(failed.page)).toContain('did not recognise you');
});

test('a decline leaves the payer on the page until the attempts are used up', async ({ sandbox }) => {
  const { page, state } = await open(sandbox, {
    merchantAttributes: {
      redirectUrl: 'http://localhost:3000/',
      skipConfirmationPage: true,
      paymentAttempts: 2,
    },
  });
  const stays = await payByForm(page, { pan: '4111110000000518' });
  expect(stays.pathname).toBe('/payments/paypage/');
  const markup = await show(stays);
  expect(markup).toContain('Insufficient funds (51)');
  expect(markup).toContain('Attempts left: 1');
  expect((await payByForm(page, { pan: '4663295942784758' })).origin).toBe('http://localhost:3000');
  expect(await state()).toBe('FAILED');
});

for (const [name, field, words, changes] of [
  ['no number', 'number', 'Type in the number', { number: '' }],
  ['letters in the number', 'number', 'Type in the number', { number: '4111 1111 1111 111x' }],
  ['a wrong check digit', 'number', 'check digit is wrong', { number: '4111111111111112' }],
  ['a card that may be real', 'number', 'Only the test cards', { number: '4242424242424242' }],
  ['a month that does not exist', 'expiry', 'month and year', { expiry: '13/49' }],
  ['a past expiry', 'expiry', 'has expired', { expiry: '01/20' }],
  ['a short CVV', 'cvv', 'three digits', { cvv: '12' }],
  ['digits in the name', 'name', 'in letters', { name: '4111111111111111' }],
] as const) {
  test(`${name} is answered in words beside its field, and uses up no attempt`, async ({ sandbox }) => {
    const { post, state, page } = await open(sandbox);
    const response = await post('card', { ...goodCard, ...changes });
    expect(response.status).toBe(400);
    const markup = await response.text();
    expect(markup).toMatch(new RegExp(`id="${field}-problem">[^<]*${words}`));
    expect(markup.match(/class="problem"/g)).toHaveLength(1);
    expect(markup).not.toContain('4242424242424242');
    expect(markup).not.toContain('value="123"');
    expect(await state()).toBe('STARTED');
    expect(await show(page)).toContain('Attempts left: 3');
  });
}

test('a form that is sent twice pays once', async ({ sandbox }) => {
  const { order, client, post } = await open(sandbox);
  const declined = { ...goodCard, number: '4111110000000518', attempt: '0' };
  await Promise.all([post('card', declined), post('card', declined), post('card', declined)]);
  expect((await client.read(order))._embedded.payment).toHaveLength(1);
});

test('a page works until its order is settled, and then only says so', async ({ sandbox }) => {
  const { page, post, order, client } = await open(sandbox);
  await post('card', goodCard);
  const used = await fetch(page);
  expect(used.status).toBe(410);
  expect(await used.text()).toContain('has been used');
  expect((await post('card', goodCard)).headers.get('location')).toContain(`ref=${order.reference}`);
  expect((await client.read(order))._embedded.payment).toHaveLength(1);

  const cancelled = await open(sandbox);
  await cancelled.client.send('PUT', cancelled.order._links.cancel?.href ?? '');
  expect((await fetch(cancelled.page)).status).toBe(410);
  expect((await fetch(`${sandbox.url}/payments/paypage/?code=0000000000000000`)).status).toBe(404);
  expect((await fetch(`${sandbox.url}/payments/paypage`)).status).toBe(404);
});

test('without skipConfirmationPage a receipt leads back', async ({ sandbox }) => {
  const { post, order } = await open(sandbox, {
    merchantAttributes: { redirectUrl: 'http://localhost:3000/x' },
  });
  const receipt = await post('card', goodCard);
  expect(receipt.status).toBe(200);
  const markup = await receipt.text();
  expect(markup).toContain('Payment received');
  expect(markup).toContain(`http://localhost:3000/x?ref=${order.reference}`);
});

test('leaving by the cancel link leads to cancelUrl and leaves the order open', async ({ sandbox }) => {
  const { page, state } = await open(sandbox);
  expect((await payByForm(page, 'cancel')).href).toBe('http://localhost:3000/subscription');
  expect(await state()).toBe('STARTED');
  const nowhere = await open(sandbox, { merchantAttributes: {} });
  expect(await show(await payByForm(nowhere.page, 'cancel'))).toContain('You left the payment');
});

test('leaving can cancel the order and add the reference, by option', async () => {
  const payments = { cancelMarksOrder: true, cancelAddsRef: true, webhook: { url: null } };
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments });
  const { page, order, state } = await open(sandbox);
  expect((await payByForm(page, 'cancel')).search).toBe(`?ref=${order.reference}`);
  expect(await state()).toBe('CANCELLED');
  await sandbox.close();
});

test('a saved card is offered, and charged without its number', async ({ sandbox }) => {
  const first = await open(sandbox);
  sandbox.payments.pay(first.order.reference);
  const { savedCard } = lastPayment(await first.client.read(first.order));
  const { page, post, state } = await open(sandbox, { savedCard: { ...savedCard, recaptureCsc: true } });
  const markup = await show(page);
  expect(markup).toContain('411111******1111');
  expect(markup).not.toContain(savedCard?.cardToken);
  expect((await post('saved-card', { cvv: '' })).status).toBe(400);
  expect((await post('saved-card', { cvv: '123' })).status).toBe(303);
  expect(await state()).toBe('PURCHASED');
});

test('the page speaks Arabic, from right to left', async ({ sandbox }) => {
  const { page, post } = await open(sandbox, { language: 'ar' });
  expect(await show(page)).toMatch(/<html lang="ar" dir="rtl">[\s\S]*رقم البطاقة/);
  expect(await (await post('card', {})).text()).toContain('أدخل الرقم');
  const english = await open(sandbox);
  expect(await show(`${english.page}&language=ar`)).toContain('dir="rtl"');
});

test('a page of another origin cannot pay', async ({ sandbox }) => {
  const { post, state } = await open(sandbox);
  expect((await post('card', goodCard, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await post('card', goodCard, { origin: 'null' })).status).toBe(403);
  expect(await state()).toBe('STARTED');
  expect((await post('card', goodCard, { origin: sandbox.url })).status).toBe(303);
});

test('the card that is approved late sends the browser back first', async ({ sandbox }) => {
  const { page, state } = await open(sandbox);
  expect((await payByForm(page, { card: 'approved-late' })).pathname).toBe('/paymentredirect');
  expect(await state()).toBe('STARTED');
  expect((await fetch(page)).status).toBe(410);
  sandbox.payments.settle();
  expect(await state()).toBe('PURCHASED');
});

test('forms keep to the path that a proxy has put before them', async () => {
  const publicUrl = 'https://shop.example/sandbox';
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    publicUrl,
    payments: { webhook: { url: null } },
  });
  expect(sandbox.payments.baseUrl).toBe('https://shop.example/sandbox/payments');
  await sandbox.close();
});

test('no form and no log keeps a card number, a CVV, a token or a one-time code', async ({ sandbox }) => {
  const { client, page, post, order } = await open(sandbox);
  await payByForm(page, { pan: '4111110000003009', cvv: '987', otp: '1234' });
  await post('card', { ...goodCard, number: '4242 4242 4242 4242', cvv: '987', name: '5555555555554444' });
  await fetch(`${page}&number=4000056655665556`, { headers: { referer: page } });
  const { savedCard } = lastPayment((await client.read(order)) as ShownOrder);
  await client.chargeSaved(savedCard, { cvv: '987' });
  await client.send('POST', client.orders, '{"pan":"4242424242424242"');
  await client.send('POST', client.orders, { pan: 4242424242424242, cvv: '987' });
  const controls = await Promise.all(
    ['/control/requests/payments', '/control/payments/orders', '/control/payments/webhooks', '/'].map(
      (path) => show(`${sandbox.url}${path}`),
    ),
  );
  const kept = `${JSON.stringify(sandbox.requests('payments'))}${controls.slice(0, 3).join('')}`;
  expect(kept).toContain('411111******3009');
  const digits = kept.replaceAll(' ', '');
  for (const secret of [
    '4111110000003009',
    '4242424242424242',
    '5555555555554444',
    '4000056655665556',
    '"987"',
    '"1234"',
    savedCard?.cardToken ?? '',
    new URL(page).searchParams.get('code') ?? '',
    sandbox.payments.apiKey,
  ]) {
    expect(digits).not.toContain(secret);
  }
  expect(controls[3]).not.toMatch(/4242 ?4242 ?4242/);
});
