import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

const chat_id = 'none';

test('searches, changes, and answers that cost nothing have limits of their own', async () => {
  const app = await startTestApp({
    env: {
      LIMIT_SEARCH_BY_ACCOUNT: '1/1m',
      LIMIT_CHANGE_BY_ACCOUNT: '1/1m',
      LIMIT_UNCOUNTED_BY_ACCOUNT: '1/1m',
    },
  });
  const { token } = await signedInPerson(app);
  const calls = [
    () => app.call(endpoints.searchChats, { token, body: { text: 'x' } }),
    () => app.call(endpoints.sendPrompt, { token, body: { query: 'Amex?' } }),
    () => app.call(endpoints.renameChat, { token, body: { chat_id, name: 'x' } }),
  ];
  for (const call of calls) {
    expect((await call()).status).not.toBe(429);
    expect((await call()).status).toBe(429);
  }
  const changes = [
    app.call(endpoints.deleteChat, { token, body: { chat_id } }),
    app.call(endpoints.pinChat, { token, body: { chat_id, pinned: true } }),
    app.call(endpoints.answerFeedback, { token, body: { entry_id: 'none', rating: 'good' } }),
  ];
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(await app.context.storage.db.entry.count()).toBe(1);
});
