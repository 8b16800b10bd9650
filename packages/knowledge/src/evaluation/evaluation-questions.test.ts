import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { builtInContentFolder, readContentFiles } from '../content/content-files.ts';
import { openKnowledge } from '../knowledge.ts';
import {
  answerableQuestions,
  declinedQuestions,
  examinationOf,
  followUpConversations,
} from './evaluation-questions.ts';

const sets = ['working', 'set-aside'] as const;
const all = sets.flatMap((set) => answerableQuestions(set));
const aside = () => answerableQuestions('set-aside');

test('there are at least 1,000 questions, 100 of each topic, and a third of all are set aside, of all topics', () => {
  expect(all.length).toBeGreaterThanOrEqual(1_000);
  for (const { slug } of categories) {
    expect(all.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(100);
  }
  expect(aside().length / all.length).toBeGreaterThanOrEqual(1 / 3);
  expect(new Set(aside().map(({ category }) => category)).size).toBe(categories.length);
});

test('half of the examination was written before the documents it tests, 120 questions of each topic, and a third of it is set aside', () => {
  const examined = {
    working: [...examinationOf(answerableQuestions('working'))],
    aside: [...examinationOf(aside())],
  };
  const everywhere = [...examined.working, ...examined.aside];
  for (const { slug } of categories) {
    const ofTopic = everywhere.filter(({ category }) => category === slug);
    const ahead = ofTopic.filter(({ writtenAhead }) => writtenAhead);
    expect([ahead.length, ofTopic.length], slug).toEqual([120, 240]);
    expect(examined.aside.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(
      76,
    );
  }
  expect(examined.aside.length / everywhere.length).toBeCloseTo(1 / 3, 1);
  expect(new Set(everywhere.map(({ id }) => id)).size).toBe(everywhere.length);
});

test('the lot draws the same questions whatever the order', () => {
  const ids = (questions: Iterable<{ readonly id: string }>) => [...questions].map(({ id }) => id).sort();
  expect(ids(examinationOf(aside().reverse()))).toEqual(ids(examinationOf(aside())));
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

/** Shorter ones are what anybody asks: "what is a BIN". */
const fewestWords = 6;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

test('no document, wording or example is a question that is asked of it', () => {
  const questions = new Set(
    [...all, ...sets.flatMap((set) => declinedQuestions(set))].flatMap(({ question }) => {
      const words = wordsIn(question);
      return words.length < fewestWords ? [] : [words.join(' ')];
    }),
  );
  const files = readContentFiles(builtInContentFolder).filter(({ path }) =>
    /^(?:corpus|asked|beyond)\//.test(path),
  );
  // The question is not told: it may be one that is set aside.
  const naming = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (questions.has(wordsIn(line).join(' ')) ? [`${path}:${at + 1}`] : [])),
  );
  expect(files.length).toBeGreaterThan(600);
  expect(naming).toEqual([]);
});
