import { chatTexts, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';
import { editPlan } from '../plans/index.ts';

const question = 'What does DE 39 = 05 mean?';

test('a question is answered with its sources, and counts', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { status, body } = await app.call(endpoints.sendPrompt, { token, body: { query: `  ${question} ` } });
  expect(status).toBe(200);
  expect(body.message).toMatchObject({
    query: question,
    source: 'knowledge',
    status: 'finished',
    limit_exceed: 0,
    is_subscription: 1,
    notice: null,
    limits: { left_today: 4, per_day: 5, left_total: null },
  });
  expect(body.message.answer).toMatch(/do not hono/i);
  expect(body.message.answer).toContain('class="citation"');
  expect(body.message.documents_used.length).toBeGreaterThan(0);
  expect(body.message.execution_time).toBeGreaterThanOrEqual(0);
  const chats = await app.call(endpoints.getLastChatId, { token });
  expect(chats.body.last_chat).toBe(body.message.chat_id);
  expect(chats.body.today_chats).toMatchObject([{ chat_id: body.message.chat_id, user_query: question }]);
});

test('a second question of a chat stands after the first', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const first = await app.call(endpoints.sendPrompt, { token, body: { query: question, chat_id: null } });
  const chat_id = first.body.message.chat_id;
  const second = await app.call(endpoints.sendPrompt, {
    token,
    body: { query: 'And response code 51?', chat_id },
  });
  expect(second.body.message.chat_id).toBe(chat_id);
  const { body } = await app.call(endpoints.getChatHistory, { token, body: { chat_id } });
  expect(body.chat_history.map(({ query }) => query)).toEqual([question, 'And response code 51?']);
  expect(body.chat_history[0]).toMatchObject({
    answer: first.body.message.answer,
    documents_used: first.body.message.documents_used,
    entry_id: first.body.message.entry_id,
    status: 'finished',
    source: 'knowledge',
  });
});

test("another person's chat is not found, to ask in or to read", async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  const other = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token: owner.token, body: { query: question } });
  const chat_id = body.message.chat_id;
  const asked = await app.call(endpoints.sendPrompt, {
    token: other.token,
    body: { query: question, chat_id },
  });
  const read = await app.call(endpoints.getChatHistory, { token: other.token, body: { chat_id } });
  expect([asked.status, read.status]).toEqual([404, 404]);
  expect((await app.call(endpoints.getLastChatId, { token: other.token })).body.last_chat).toBeNull();
});

test.each([
  [{ query: '   ' }, chatTexts.queryEmpty],
  [{ query: '\u200b \u3164' }, chatTexts.queryEmpty],
  [{ query: 'x'.repeat(4_001) }, chatTexts.queryTooLong],
])('a question that is empty or too long is refused in words', async (body, text) => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const answer = await app.call(endpoints.sendPrompt, { token, body });
  expect([answer.status, answer.body.detail]).toEqual([400, text]);
});

test('a question may have 4,000 code points, however many bytes they take', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const { status } = await app.call(endpoints.sendPrompt, { token, body: { query: '💳'.repeat(4_000) } });
  expect(status).toBe(200);
});

test('a question without a token is refused', async () => {
  const app = await startTestApp();
  const { status } = await app.call(endpoints.sendPrompt, { body: { query: question } });
  expect(status).toBe(401);
});

test('a card number is masked before it is stored, logged or sent', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const query = 'Why was 4111 1111 1111 1111 with CVV: 123 declined with DE 39 = 05?';
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(body.message.notice).toBe(chatTexts.cardDataMasked);
  expect(body.message.query).not.toContain('1111 1111');
  const everywhere = JSON.stringify([
    body,
    app.logs,
    app.sandbox.requests('ai'),
    await app.context.storage.db.entry.findMany(),
    await app.context.storage.db.chat.findMany(),
  ]);
  expect(everywhere).not.toMatch(/4111[ -]?1111[ -]?1111[ -]?1111/);
  expect(everywhere).not.toContain('CVV: 123');
  expect(everywhere).toContain('411111');
});

test('a network that is not supported gets the canned answer, which costs nothing', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const query = 'How does American Express clear its transactions?';
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(body.message).toMatchObject({ source: 'screening', limits: { left_today: 5 }, documents_used: [] });
  expect(body.message.answer).toContain('Supported Topics');
  expect(app.sandbox.requests('ai')).toEqual([]);
});

test('what the knowledge does not hold is said so, and costs nothing', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app, { planId: 3 });
  const { body } = await app.call(endpoints.sendPrompt, {
    token,
    body: { query: 'How do I bake sourdough bread?' },
  });
  expect(body.message).toMatchObject({ source: 'knowledge', limits: { left_today: 20 }, documents_used: [] });
  expect(body.message.answer).toContain('does not cover');
  expect(app.sandbox.requests('ai')).toEqual([]);
});

test('a topic outside the Free Plan is named with the plan that covers it, and costs nothing', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const query = 'How does DUKPT derive a key for each transaction?';
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(body.message).toMatchObject({ source: 'limits', limits: { left_today: 5 }, limit_exceed: 0 });
  expect(body.message.answer).toContain('HSM and key management');
  expect(body.message.answer).toContain('Interview Plan');
  expect(app.sandbox.requests('ai')).toEqual([]);
});

test('a plan is named only where it can be bought, and other topics only where it has them all', async () => {
  const app = await startTestApp();
  await editPlan(app.context, 1, { categories: '[1,3,4]' });
  await editPlan(app.context, 2, { categories: '[1,3]' });
  await editPlan(app.context, 4, { categories: '[1]' });
  const { token } = await signedInPerson(app, { planId: 4 });
  const ask = async () => {
    const query = 'How does DUKPT derive a key for each transaction?';
    return (await app.call(endpoints.sendPrompt, { token, body: { query } })).body.message.answer;
  };
  expect(await ask()).toMatch(/The <strong>Interview Plan<\/strong> covers it\./);
  await editPlan(app.context, 2, { categories: '[1]' });
  expect(await ask()).toMatch(/The <strong>Pro Plan<\/strong> covers it, with all the other topics\./);
  await editPlan(app.context, 3, { categories: '[1]' });
  expect(await ask()).toContain('Write to support to have this topic added.');
});

test('a provider is never told who asks', async () => {
  const app = await startTestApp();
  const { email, token, userId } = await signedInPerson(app);
  await app.call(endpoints.sendPrompt, { token, body: { query: question } });
  const sent = JSON.stringify(app.sandbox.requests('ai'));
  expect(sent).toContain(question);
  expect(sent).not.toContain(email);
  expect(sent).not.toContain(userId);
});

test('a courtesy is answered in kind, is no turn of the conversation and costs nothing', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const first = await app.call(endpoints.sendPrompt, { token, body: { query: question } });
  const chat_id = first.body.message.chat_id;
  const thanks = await app.call(endpoints.sendPrompt, { token, body: { query: 'ok, thank you!', chat_id } });
  expect(thanks.body.message).toMatchObject({ source: 'knowledge', documents_used: [] });
  expect(thanks.body.message.answer).toContain('You are welcome');
  expect(thanks.body.message.limits).toEqual(first.body.message.limits);
  const next = await app.call(endpoints.sendPrompt, { token, body: { query: 'and 51?', chat_id } });
  expect(next.body.message.answer).toMatch(/insufficient funds/i);
});

test('a question that was declined does not change what a conversation is about', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const first = await app.call(endpoints.sendPrompt, { token, body: { query: question } });
  const chat_id = first.body.message.chat_id;
  const other = await app.call(endpoints.sendPrompt, {
    token,
    body: { query: 'who won the world cup in 2022', chat_id },
  });
  expect(other.body.message.documents_used).toEqual([]);
  const next = await app.call(endpoints.sendPrompt, { token, body: { query: 'ok, and 51?', chat_id } });
  expect(next.body.message.answer).toMatch(/insufficient funds/i);
});
