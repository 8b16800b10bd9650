import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ImportedDocument } from './imports/imported-documents.ts';
import { type Knowledge, openKnowledge } from './knowledge.ts';

let folder: string;
let contentFolder: string;
let indexFolder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genie-knowledge-'));
  contentFolder = join(folder, 'content');
  indexFolder = join(folder, 'index');
  mkdirSync(join(contentFolder, 'corpus', 'visa'), { recursive: true });
  mkdirSync(join(contentFolder, 'reference'));
  mkdirSync(join(contentFolder, 'glossary'));
  writeFileSync(
    join(contentFolder, 'corpus', 'visa', 'ledger.md'),
    '---\ntitle: Ledger posting\ncategory: visa\nsummary: s\nquestions: [What is ledger posting?]\nreviewed: 2026-01-01\n---\nLedger posting is what a ledger does.\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (): Promise<Knowledge> => {
  const knowledge = await openKnowledge({ indexFolder, contentFolder });
  onTestFinished(() => knowledge.close());
  return knowledge;
};

const policy = (name: string, text: string, revision = '1'): ImportedDocument => ({
  id: `policies/${name}`,
  revision,
  source: `---\ntitle: ${name} policy\ncategory: acquiring\nquestions: [What is the ${name} policy?]\n---\n${text}\n\n## Steps of ${name}\n\nFirst ${text}\n`,
});

const follow = (knowledge: Knowledge, ...documents: ImportedDocument[]) => {
  const loaded: string[] = [];
  return knowledge
    .followImports(new Map(documents.map(({ id, revision }) => [id, revision])), async (ids) => {
      loaded.push(...ids);
      return documents.filter(({ id }) => ids.includes(id));
    })
    .then((followed) => ({ ...followed, loaded }));
};

const idsFor = async (knowledge: Knowledge, question: string) =>
  (await knowledge.retrieve({ question })).passages.map(({ id }) => id);

test('a document that is imported is found at once, with its sections', async () => {
  const knowledge = await open();
  expect(knowledge.size).toEqual({ documents: 1, passages: 1 });
  expect(await follow(knowledge, policy('zorblat', 'Zorblats are returned in a week.'))).toMatchObject({
    put: 1,
  });
  expect(knowledge.size).toEqual({ documents: 2, passages: 3 });
  expect(await idsFor(knowledge, 'What is the zorblat policy?')).toEqual(
    expect.arrayContaining(['doc:policies/zorblat#1', 'doc:policies/zorblat#2']),
  );
  expect(knowledge.document('policies/zorblat')).toMatchObject({ title: 'zorblat policy', category: 8 });
  expect(knowledge.passage('doc:policies/zorblat#2')?.section).toBe('Steps of zorblat');
});

test('a document that was changed is replaced, and only that one is loaded', async () => {
  const knowledge = await open();
  const other = policy('plonk', 'Plonks are kept.');
  await follow(knowledge, policy('zorblat', 'It is about gromits.'), other);
  const { loaded, put } = await follow(knowledge, policy('zorblat', 'It is about wallaces.', '2'), other);
  expect([loaded, put]).toEqual([['policies/zorblat'], 1]);
  expect(await idsFor(knowledge, 'gromits')).toEqual([]);
  expect(await idsFor(knowledge, 'wallaces')).toContain('doc:policies/zorblat#1');
  expect(knowledge.size).toEqual({ documents: 3, passages: 5 });
});

test('a document that is no longer wanted is gone, and words that only it had are unknown again', async () => {
  const knowledge = await open();
  await follow(knowledge, policy('zorblat', 'Gromits.'));
  expect(await follow(knowledge)).toMatchObject({ put: 0, removed: 1 });
  expect(knowledge.document('policies/zorblat')).toBeUndefined();
  expect(await idsFor(knowledge, 'What is the zorblat policy?')).toEqual([]);
  expect((await knowledge.retrieve({ question: 'What is the zorblat policy?' })).covered).toBe(false);
});

test('what was imported is there after the next start, without being loaded again', async () => {
  const first = await openKnowledge({ indexFolder, contentFolder });
  const document = policy('zorblat', 'Gromits.');
  await follow(first, document);
  const before = await first.retrieve({ question: 'What is the zorblat policy?' });
  first.close();
  const second = await open();
  expect(await second.retrieve({ question: 'What is the zorblat policy?' })).toEqual(before);
  expect((await follow(second, document)).loaded).toEqual([]);
});

test('knowledge that is opened twice has a file of imports each, and the free one is used again', async () => {
  const first = await openKnowledge({ indexFolder, contentFolder });
  const second = await open();
  await follow(first, policy('zorblat', 'Gromits.'));
  expect(second.importedRevisions().size).toBe(0);
  first.close();
  const third = await open();
  expect([...third.importedRevisions()]).toEqual([['policies/zorblat', '1']]);
  expect(readdirSync(indexFolder).filter((name) => /^imported-\d+\.sqlite$/.test(name))).toHaveLength(2);
});

test('a document that cannot be used is named with its reason, and the others are taken in', async () => {
  const knowledge = await open();
  const broken = { id: 'policies/broken', revision: '1', source: 'no front matter' };
  const builtIn = { ...policy('x', 'y'), id: 'visa/ledger' };
  const { put, failed } = await follow(knowledge, broken, policy('zorblat', 'Gromits.'), builtIn);
  expect(put).toBe(1);
  expect(failed.map(({ error }) => error.message)).toEqual([
    'policies/broken: has no front matter between two lines of ---',
    'visa/ledger: is the id of a document that is built in',
  ]);
});

test('ranking is the same whether documents came one by one, in another order or from the file', async () => {
  const documents = ['alpha', 'beta', 'gamma', 'delta'].map((name, index) =>
    policy(name, `Gromits of kind ${name}. ${'Gromits are kept. '.repeat(index)}`),
  );
  const forwards = await open();
  for (let count = 1; count <= documents.length; count += 1)
    await follow(forwards, ...documents.slice(0, count));
  const backwards = await open();
  await follow(backwards, policy('epsilon', 'Gromits.'), ...documents.toReversed());
  await follow(backwards, ...documents);
  expect(await idsFor(backwards, 'gromits kept')).toEqual(await idsFor(forwards, 'gromits kept'));
});

test('a file of imports that was overwritten begins anew', async () => {
  const first = await openKnowledge({ indexFolder, contentFolder });
  await follow(first, policy('zorblat', 'Gromits.'));
  first.close();
  writeFileSync(
    join(indexFolder, 'imported-1.sqlite'),
    'not a database, but long enough to look at'.repeat(100),
  );
  rmSync(join(indexFolder, 'imported-1.sqlite-wal'), { force: true });
  const second = await open();
  expect(second.importedRevisions().size).toBe(0);
  expect(await follow(second, policy('zorblat', 'Gromits.'))).toMatchObject({ put: 1 });
});

test('a process that is killed while it imports leaves whole documents', async () => {
  const copy = join(folder, 'copy');
  cpSync(contentFolder, copy, { recursive: true });
  const script = `
    const { openKnowledge } = await import(${JSON.stringify(join(import.meta.dirname, 'knowledge.ts'))});
    const knowledge = await openKnowledge({ indexFolder: ${JSON.stringify(indexFolder)}, contentFolder: ${JSON.stringify(copy)} });
    const source = (n) => '---\\ntitle: Policy ' + n + '\\ncategory: visa\\n---\\n' + ['One', 'Two', 'Three', 'Four'].map((name) => '## ' + name + '\\n\\nGromits ' + n).join('\\n\\n');
    const wanted = new Map(Array.from({ length: 100000 }, (_, n) => ['policies/p-' + n, '1']));
    await knowledge.followImports(wanted, async (ids) => {
      if (knowledge.importedRevisions().size >= 64) console.log('enough');
      return ids.map((id) => ({ id, revision: '1', source: source(id.slice(11)) }));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  const knowledge = await open();
  const imported = [...knowledge.importedRevisions().keys()];
  expect(imported.length).toBeGreaterThanOrEqual(64);
  for (const id of imported)
    expect(knowledge.passage(`doc:${id}#4`)?.markdown).toBe(`Gromits ${id.slice(11)}`);
  expect(knowledge.size.passages).toBe(1 + imported.length * 4);
}, 30_000);

test('questions are answered while documents are imported, and after the index was loaded anew', async () => {
  const knowledge = await open();
  const documents = Array.from({ length: 600 }, (_, number) => policy(`p-${number}`, `Gromits ${number}.`));
  let answered = 0;
  let done = false;
  const following = follow(knowledge, ...documents).then(() => {
    done = true;
  });
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve));
    await knowledge.retrieve({ question: 'What is ledger posting?' });
    answered += 1;
  }
  await following;
  const changed = documents.map(({ id }, number) => ({
    ...policy(`p-${number}`, `Wallaces ${number}.`, '2'),
    id,
  }));
  await follow(
    knowledge,
    ...changed,
    ...Array.from({ length: 500 }, (_, n) => policy(`q-${n}`, `Shauns ${n}.`)),
  );
  expect(answered).toBeGreaterThan(documents.length / 2);
  expect(knowledge.size).toEqual({ documents: 1_101, passages: 2_201 });
  expect(await idsFor(knowledge, 'wallaces 77')).toContain('doc:policies/p-77#1');
  expect(await idsFor(knowledge, 'gromits')).toEqual([]);
}, 30_000);

test('questions that come together are answered in their order, each in a turn of the event loop of its own', async () => {
  const knowledge = await open();
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  count();
  onTestFinished(() => clearImmediate(next));
  const answered: { question: string; turn: number }[] = [];
  const questions = ['a', 'b', 'c'].map((each) => `What is ledger posting ${each}?`);
  await Promise.all(
    questions.map((question) =>
      knowledge.retrieve({ question }).then(() => answered.push({ question, turn: turns })),
    ),
  );
  expect(answered.map(({ question }) => question)).toEqual(questions);
  expect(new Set(answered.map(({ turn }) => turn)).size).toBe(questions.length);
});
