import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerableQuestions,
  composeMessages,
  declinedQuestions,
  type Knowledge,
  openKnowledge,
  satisfies,
} from '@genie/knowledge';
import { type Sandbox, startSandbox } from '@genie/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AiClient, createAiClient } from '../../adapters/ai/ai-client.ts';

// No database takes part, so this runs once, with the suites on SQLite.
let sandbox: Sandbox;
let knowledge: Knowledge;
let ai: AiClient;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  knowledge = await openKnowledge({ indexFolder: join(tmpdir(), 'genie-test-index') });
  const { aiBaseUrl: baseUrl } = sandbox;
  ai = createAiClient({
    baseUrl,
    apiKey: 'sandbox',
    model: 'genie-offline',
    silenceSeconds: 30,
    answerSeconds: 60,
  });
});

afterAll(async () => {
  knowledge.close();
  await sandbox.close();
});

const answer = async (question: string): Promise<string | undefined> => {
  const { covered, passages } = knowledge.retrieve({ question });
  if (!covered) return undefined;
  const messages = composeMessages({ question, conversation: [], passages });
  return (await Array.fromAsync(ai.complete(messages, new AbortController().signal))).join('');
};

test('the offline model states what is asked for in at least 83 % of the questions', async () => {
  const questions = answerableQuestions();
  const missed: string[] = [];
  for (const question of questions) {
    const text = await answer(question.question);
    if (text === undefined || !satisfies(question, text)) missed.push(`${question.id} ${question.question}`);
  }
  expect(missed.length / questions.length, missed.join('\n')).toBeLessThanOrEqual(0.17);
}, 120_000);

test('at least 95 % of the questions that must be declined are declined by retrieval', () => {
  const questions = declinedQuestions();
  const answered = questions.filter(({ question }) => knowledge.retrieve({ question }).covered);
  expect(answered.length / questions.length, answered.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(
    0.05,
  );
});
