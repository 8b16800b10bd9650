import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Knowledge, openKnowledge } from '../knowledge.ts';
import type { Embedding } from './embedding.ts';

let folder: string;
let contentFolder: string;
let embedded: string[];

/** Words that mean the same have the same place in a vector. */
const meanings = [
  ['reversal', 'undo'],
  ['settlement', 'payout'],
  ['dispute', 'complaint'],
  ['terminal', 'till'],
];
const vectorOf = (text: string): Float32Array =>
  Float32Array.from([
    ...meanings.map((words) => (words.some((word) => text.toLowerCase().includes(word)) ? 1 : 0)),
    0.1,
  ]);

const embedding: Embedding = {
  model: 'by-meaning',
  async embed(texts) {
    embedded.push(...texts);
    return texts.map(vectorOf);
  },
};

const writeArticle = (name: string, text: string) =>
  writeFileSync(
    join(contentFolder, 'corpus', 'visa', `${name}.md`),
    `---\ntitle: About ${name}\ncategory: visa\nsummary: s\nquestions: [Why ${name}?]\nreviewed: 2026-01-01\n---\n${text}\n`,
  );

beforeEach(() => {
  embedded = [];
  folder = mkdtempSync(join(tmpdir(), 'genie-hybrid-'));
  contentFolder = join(folder, 'content');
  mkdirSync(join(contentFolder, 'corpus', 'visa'), { recursive: true });
  mkdirSync(join(contentFolder, 'reference'));
  mkdirSync(join(contentFolder, 'glossary'));
  writeArticle('one', 'A reversal returns an amount to the ledger.');
  writeArticle('two', 'A settlement moves an amount on the ledger.');
  writeArticle('three', 'A dispute contests an amount on the ledger.');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (used: Embedding = embedding): Promise<Knowledge> => {
  const knowledge = await openKnowledge({
    indexFolder: join(folder, 'index'),
    contentFolder,
    embedding: used,
  });
  onTestFinished(() => knowledge.close());
  await knowledge.whenEmbedded();
  return knowledge;
};
const documentsFor = async (knowledge: Knowledge, question: string) =>
  (await knowledge.retrieve({ question })).passages.map(({ documentId }) => documentId);

test('what means the same in other words is found', async () => {
  const knowledge = await open();
  expect((await documentsFor(knowledge, 'undo an amount on the ledger'))[0]).toBe('visa/one');
  expect((await documentsFor(knowledge, 'complaint about an amount on the ledger'))[0]).toBe('visa/three');
});

test('only what changed is embedded again', async () => {
  (await open()).close();
  expect(embedded).toHaveLength(3);
  (await open()).close();
  expect(embedded).toHaveLength(3);
  writeArticle('two', 'A settlement is now another one.');
  const knowledge = await open();
  expect(embedded.slice(3)).toEqual(['About two\nOverview\nA settlement is now another one.']);
  const source = '---\ntitle: Tills\ncategory: visa\n---\nA terminal on the counter.';
  await knowledge.followImports(new Map([['shop/tills', '1']]), async (ids) =>
    ids.map((id) => ({ id, revision: '1', source })),
  );
  await knowledge.whenEmbedded();
  expect(embedded.slice(4)).toEqual(['Tills\nOverview\nA terminal on the counter.']);
  expect((await documentsFor(knowledge, 'amount at the till'))[0]).toBe('shop/tills');
});

test('vectors are kept for as long as a process uses them, and what was lost is embedded anew', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const running = await open();
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
      await running.whenEmbedded();
    }
  };
  await days(40);
  (await open()).close();
  expect(embedded).toHaveLength(3);
  const vectors = new Database(join(folder, 'index', 'vectors.sqlite'));
  vectors.exec('DELETE FROM vectors');
  vectors.close();
  await days(1);
  expect(embedded).toHaveLength(6);
  expect((await documentsFor(running, 'undo an amount on the ledger'))[0]).toBe('visa/one');
});

test('another model has vectors of its own', async () => {
  (await open()).close();
  await open({ ...embedding, model: 'another' });
  expect(embedded).toHaveLength(6);
});

test('without an answer of the model a question is answered by its words', async () => {
  const failures: unknown[] = [];
  const broken: Embedding = {
    model: 'broken',
    embed: () => Promise.reject(new Error('no connection')),
    onFailure: (error) => failures.push(error),
  };
  const knowledge = await open(broken);
  const byWords = await openKnowledge({ indexFolder: join(folder, 'other'), contentFolder });
  onTestFinished(() => byWords.close());
  const question = { question: 'What is a settlement on the ledger?' };
  expect(await knowledge.retrieve(question)).toEqual(await byWords.retrieve(question));
  expect(failures).toEqual([new Error('no connection'), new Error('no connection')]);
});

test('vectors that do not fit their texts are refused', async () => {
  const failures: unknown[] = [];
  await open({
    model: 'short',
    embed: async () => [vectorOf('x')],
    onFailure: (error) => failures.push(error),
  });
  expect(failures).toEqual([new Error('The embedding model short did not give one vector for each text')]);
});
