import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { openKnowledge } from '../knowledge.ts';
import {
  answerableQuestions,
  declinedQuestions,
  type EvaluationSet,
  followUpConversations,
} from './evaluation-questions.ts';

const sets = ['working', 'set-aside'] as const;
const all = sets.flatMap((set) => answerableQuestions(set));

test('there are at least 1,000 questions, 100 of each topic, and a third of all are set aside, of all topics', () => {
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  for (const { slug } of categories) {
    expect(all.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(100);
  }
  const aside = answerableQuestions('set-aside');
  expect(aside.length / all.length).toBeGreaterThanOrEqual(1 / 3);
  expect(new Set(aside.map(({ category }) => category)).size).toBe(categories.length);
});

test('40 questions of each topic were written before the documents they test, and some of each are set aside', () => {
  for (const { slug } of categories) {
    const ahead = (set: EvaluationSet) =>
      answerableQuestions(set).filter(({ category, writtenAhead }) => category === slug && writtenAhead);
    expect(ahead('working').length + ahead('set-aside').length, slug).toBeGreaterThanOrEqual(40);
    expect(ahead('set-aside').length, slug).toBeGreaterThanOrEqual(13);
  }
});

test('ids are unique, and every pattern is a regular expression', () => {
  const questions = [
    ...all,
    ...sets.flatMap((set) => followUpConversations(set)),
    ...sets.flatMap((set) => declinedQuestions(set)).map((each) => ({ ...each, required: [] })),
  ];
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { required, forbidden } of questions) {
    for (const pattern of [...required.flat(), ...forbidden])
      expect(() => new RegExp(pattern, 'is'), pattern).not.toThrow();
  }
});

test('the documents that are named hold something: each of them exists', async () => {
  const knowledge = await openKnowledge({ indexFolder: join(tmpdir(), 'genie-test-index') });
  const missing = all.flatMap(({ id, documents }) =>
    documents.filter((name) => !knowledge.document(name)).map((name) => `${id}: ${name}`),
  );
  knowledge.close();
  expect(missing).toEqual([]);
});
