import { chatTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const query = 'What does DE 39 = 05 mean?';
const askOnce = (app: TestApp, { token }: Person) =>
  app.call(endpoints.sendPrompt, { token, body: { query } });

test('the sixth question of a day is refused, and the next day it is answered', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  for (let count = 0; count < 5; count++) await askOnce(app, person);
  const refused = await askOnce(app, person);
  expect(refused.status).toBe(200);
  expect(refused.body.message).toMatchObject({
    limit_exceed: 1,
    is_subscription: 1,
    answer: '',
    entry_id: null,
    chat_id: '',
    status: 'refused',
    limits: { left_today: 0, per_day: 5 },
  });
  const midnight = Date.parse(refused.body.message.limits.resets_at);
  app.clock.advance({ seconds: Math.ceil((midnight - app.clock.now().getTime()) / 1_000) });
  const { body: refreshed } = await app.call(endpoints.login, {
    body: { email: person.email, password: 'Secret1!' },
  });
  const next = await askOnce(app, { ...person, token: refreshed.access_token });
  expect(next.body.message).toMatchObject({ limit_exceed: 0, limits: { left_today: 4 } });
});

test('of thirty questions at once exactly the five of the day are answered', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const answers = await Promise.all(Array.from({ length: 30 }, () => askOnce(app, person)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ body }) => body.message.limit_exceed === 0)).toHaveLength(5);
  expect(await app.context.storage.db.entry.count()).toBe(5);
});

test('a refused question is not stored and starts no chat', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await Promise.all(Array.from({ length: 5 }, () => askOnce(app, person)));
  await askOnce(app, person);
  expect(await app.context.storage.db.chat.count()).toBe(5);
});

test('a refused question with card data is given back masked, and says so', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app, { planId: null });
  const query = 'Why was 4111 1111 1111 1111 declined?';
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(body.message).toMatchObject({
    status: 'refused',
    query: 'Why was 411111******1111 declined?',
    notice: chatTexts.cardDataMasked,
  });
});

test("a plan's total ends it, even with questions left today", async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app, { planId: 2 });
  await app.context.storage.db.subscription.updateMany({ data: { questionsUsed: 498 } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => askOnce(app, person)));
  const finished = answers.flatMap(({ body }) => (body.message.status === 'finished' ? [body.message] : []));
  expect(finished).toHaveLength(2);
  for (const { answer, is_subscription } of finished) {
    expect(answer).not.toBe('');
    expect(is_subscription, 'a plan gave access to it').toBe(1);
  }
  const after = await askOnce(app, person);
  expect(after.body.message).toMatchObject({ status: 'refused', is_subscription: 0, limit_exceed: 0 });
});

test('an expired plan answers nothing and hides the answers of before', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const first = await askOnce(app, person);
  app.clock.advance({ days: 11 });
  const { body } = await app.call(endpoints.login, { body: { email: person.email, password: 'Secret1!' } });
  const later = { ...person, token: body.access_token };
  const refused = await askOnce(app, later);
  expect(refused.status).toBe(200);
  expect(refused.body.message).toMatchObject({
    is_subscription: 0,
    limit_exceed: 0,
    answer: '',
    status: 'refused',
  });
  const history = await app.call(endpoints.getChatHistory, {
    token: later.token,
    body: { chat_id: first.body.message.chat_id },
  });
  expect(history.body.chat_history).toMatchObject([
    { query, answer: '', is_subscription: 0, documents_used: [] },
  ]);
  const chats = await app.call(endpoints.getLastChatId, { token: later.token });
  expect(chats.body.is_subscription).toBe(0);
  expect(chats.body.month_chats).toHaveLength(1);
});

test('a paid plan shows as such', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app, { planId: 3 });
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body).toMatchObject({
    is_subscription: 1,
    limits: { left_today: 20, per_day: 20, left_total: null },
    subscription_history: {
      subscription_type: 'Pro Monthly',
      is_subscription: 1,
      is_sequence: 2,
      card_pan: null,
    },
    coupon_data: null,
  });
});

test('who never had a plan is told so', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app, { planId: null });
  const { body } = await app.call(endpoints.getLastChatId, { token });
  expect(body).toMatchObject({ is_subscription: 0, subscription_history: null, last_chat: null });
});
