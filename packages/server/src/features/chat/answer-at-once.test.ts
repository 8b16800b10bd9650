import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { signedInPerson, startTestApp } from '../../testing/index.ts';
import { AnswerRuns } from './answer-runs.ts';
import { ask } from './ask.ts';

test('an answer of ours does not take the place of one that another question has followed meanwhile', async () => {
  const app = await startTestApp();
  const { token, userId } = await signedInPerson(app);
  const asked = async (body: { chat_id?: string; query: string }) =>
    (await app.call(endpoints.sendPrompt, { token, body })).body.message;
  const { chat_id, entry_id } = await asked({ query: 'What is a STAN?' });
  const { knowledge } = app.context;
  const context: Context = {
    ...app.context,
    knowledge: {
      ...knowledge,
      async retrieve(question) {
        await asked({ chat_id, query: 'What does DE 39 = 05 mean?' });
        return knowledge.retrieve(question);
      },
    },
  };
  const anew = { query: 'How do I bake bread?', chat_id, replaces: entry_id ?? '' };
  await expect(ask(context, new AnswerRuns(), userId, anew)).rejects.toMatchObject({
    code: 'entry_not_last',
  });
  const { body } = await app.call(endpoints.getChatHistory, { token, body: { chat_id } });
  expect(body.chat_history.map(({ query }) => query)).toEqual([
    'What is a STAN?',
    'What does DE 39 = 05 mean?',
  ]);
});
