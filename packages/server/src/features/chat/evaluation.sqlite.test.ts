import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Evaluation, type Knowledge, openKnowledge } from '@genie/knowledge';
import { type Sandbox, startSandbox } from '@genie/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAiClient } from '../../adapters/ai/ai-client.ts';
import { evaluateAnswers } from './evaluate.ts';

// No database takes part, so this runs once, with the suites on SQLite. Only the working set: the other one measures.
let sandbox: Sandbox;
let knowledge: Knowledge;
let evaluation: Evaluation;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  knowledge = await openKnowledge({ indexFolder: join(tmpdir(), 'genie-test-index') });
  const ai = createAiClient({
    baseUrl: sandbox.aiBaseUrl,
    apiKey: 'sandbox',
    model: 'genie-offline',
    embeddingModel: undefined,
    silenceSeconds: 30,
    answerSeconds: 60,
  });
  evaluation = await evaluateAnswers({ ai, knowledge }, 'working');
}, 600_000);

afterAll(async () => {
  knowledge.close();
  await sandbox.close();
});

const missed = () => evaluation.missed.join(', ');

test('the offline model states what is asked for, and refuses hardly anything it should answer', () => {
  expect(evaluation.answers.questions).toBeGreaterThanOrEqual(2_400);
  expect(evaluation.answers.accuracy, missed()).toBeGreaterThanOrEqual(floor.accuracy);
  expect(evaluation.answers.wrongAnswers, missed()).toBeLessThanOrEqual(ceiling.wrongAnswers);
  expect(evaluation.answers.wrongRefusals, missed()).toBeLessThanOrEqual(ceiling.wrongRefusals);
});

test('an examination of which half is older than its documents is passed', () => {
  const { examination } = evaluation;
  expect(examination.questions).toBeGreaterThanOrEqual(1_280);
  expect(examination.accuracy, missed()).toBeGreaterThanOrEqual(floor.examined);
  expect(examination.recallAt5).toBeGreaterThanOrEqual(floor.recallAt5);
  expect(examination.meanReciprocalRank).toBeGreaterThanOrEqual(floor.meanReciprocalRank);
});

test('the documents that hold an answer are found, near the top', () => {
  expect(evaluation.answers.recallAt5).toBeGreaterThanOrEqual(floor.recallAt5);
  expect(evaluation.answers.meanReciprocalRank).toBeGreaterThanOrEqual(floor.meanReciprocalRank);
});

test('no topic and no way of asking falls far behind', () => {
  for (const [name, figures] of [...evaluation.byCategory, ...evaluation.byStyle]) {
    expect(figures.accuracy, `${name}: ${missed()}`).toBeGreaterThanOrEqual(floor.accuracyOfPart);
  }
});

test('questions that the knowledge does not cover are declined', () => {
  expect(evaluation.declined.questions).toBeGreaterThanOrEqual(715);
  expect(evaluation.declined.answered, missed()).toBeLessThanOrEqual(ceiling.declinedButAnswered);
});

test('follow-up questions are understood from the conversation', () => {
  expect(evaluation.followUps.accuracy, missed()).toBeGreaterThanOrEqual(floor.followUps);
});

test('screening sends every sentence where it belongs', () => {
  expect(evaluation.screening.sentences).toBeGreaterThanOrEqual(120);
  expect(evaluation.screening.accuracy).toBe(1);
});

const floor = {
  accuracy: 0.98,
  examined: 0.97,
  accuracyOfPart: 0.9,
  recallAt5: 0.98,
  meanReciprocalRank: 0.9,
  followUps: 0.9,
};
const ceiling = { wrongAnswers: 0.02, wrongRefusals: 0.01, declinedButAnswered: 0.02 };
