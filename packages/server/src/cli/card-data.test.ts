import { accountTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { openOrder, signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';
import { runGenie as genie, runGenieOn } from './testing/run-genie.ts';

const unread = () => {
  throw new Error('the configuration is not needed');
};

test('card data are no name of an account, and are not repeated', async () => {
  const words = ['--email', 'amina@example.com', '--name', 'Amina 4111 1111 1111 1111'];
  const refused = await runGenieOn(unread, 'user', 'create', ...words, '--password', 'Secret1!');
  expect(refused).toMatchObject({ code: 2, text: '' });
  expect(refused.errors).toContain(`'Amina 411111******1111' is invalid. ${accountTexts.nameHoldsCardData}`);
  expect(refused.errors).not.toContain('4111 1111 1111 1111');
});

test('card data in the note on an order is masked before it is kept, and the operator is told', async () => {
  const app = await startTestApp();
  const order = await openOrder(app, await signedInPerson(app));
  const mismatch = { status: 'mismatch', failure: 'amount' };
  const reset = () => app.context.storage.db.order.update({ where: { id: order.id }, data: mismatch });
  await reset();
  const note = 'refunded 5555-5555-5555-4444, CVV 737';
  expect(await genie(app, 'order', 'resolve', order.id, '--note', note)).toEqual({
    code: 0,
    text: `${order.id} is resolved.\nCard data in the note was masked.`,
    errors: '',
  });
  const kept = await app.context.storage.db.order.findUniqueOrThrow({ where: { id: order.id } });
  expect(kept.failure).toBe('amount; refunded 555555******4444, CVV [removed]');
  expect(app.logs.join('')).not.toMatch(/5555-5555|CVV 737/);
  await reset();
  const plain = await genie(app, 'order', 'resolve', order.id, '--note', 'refunded', '--json');
  expect(JSON.parse(plain.text)).toEqual({ order: order.id, status: 'resolved', masked: false });
});

/** The application, and what its knowledge is asked. */
const listening = (app: TestApp): { app: TestApp; asked: string[] } => {
  const asked: string[] = [];
  const { knowledge } = app.context;
  const retrieve: typeof knowledge.retrieve = (query) => {
    asked.push(query.question);
    return knowledge.retrieve(query);
  };
  const context = { ...app.context, knowledge: { ...knowledge, retrieve } };
  return { app: { ...app, context }, asked };
};

test('card data is masked before it is searched for', async () => {
  const { app, asked } = listening(await startTestApp());
  const words = ['declined', '4111111111111111', 'CVV 737'];
  const masked = 'declined 411111******1111 CVV [removed]';
  const { code, text } = await genie(app, 'knowledge', 'search', ...words);
  expect([code, text.split('\n')[0]]).toEqual([
    0,
    `Card data was masked before it was searched for: ${masked}`,
  ]);
  const json = await genie(app, 'knowledge', 'search', ...words, '--json');
  expect(JSON.parse(json.text).masked).toMatchObject({ cardNumbers: 1, verificationValues: 1 });
  await genie(app, 'knowledge', 'search', 'response', 'code', '91');
  expect(asked).toEqual([masked, masked, 'response code 91']);
});
