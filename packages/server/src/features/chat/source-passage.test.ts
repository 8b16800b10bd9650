import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, paths } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import {
  type EventOfStream,
  type Person,
  readEvents,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { importFiles, libraryJob, removeFromLibrary } from '../library/index.ts';

const question = 'What does DE 39 = 05 mean?';

const ask = async (app: TestApp, { token }: Person, query = question) =>
  (await app.call(endpoints.sendPrompt, { token, body: { query } })).body.message;

const open = (app: TestApp, token: string | undefined, entry_id: string | null, source = 1) =>
  app.call(endpoints.getSourcePassage, {
    ...(token && { token }),
    body: { entry_id: entry_id ?? '', source },
  });

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const folderWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-passage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'desk.md'), text);
  return folder;
};

const note = (text: string): string =>
  `---\ntitle: The Zorblatt desk\ncategory: transaction-switch\nreferences:\n  - { title: Zorblatt handbook, clause: "4", url: "https://example.com/zorblatt" }\n---\n\n## What the Zorblatt desk does\n\n${text}\n`;

const startWithNote = async (text: string) => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const folder = folderWith(note(text));
  const { added } = await importFiles(app.context, [folder], {});
  await app.context.jobs.run(libraryJob);
  const message = await ask(app, person, 'What does the Zorblatt desk do?');
  const source = message.documents_used.findIndex(({ title }) => title === 'The Zorblatt desk') + 1;
  return { app, person, folder, added, source, entry_id: message.entry_id };
};

test('each source opens the whole passage that the answer was given, with its public sources', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { entry_id, documents_used } = await ask(app, person);
  const sent = JSON.stringify(app.sandbox.requests('ai').at(-1)?.body);
  for (const [index, document] of documents_used.entries()) {
    const { status, body } = await open(app, person.token, entry_id, index + 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...document, state: 'as_given' });
    const passage = app.context.knowledge.passage(document.id);
    expect(sent).toContain(JSON.stringify(passage?.markdown).slice(1, -1));
    expect(textOf(body.passage).length).toBeGreaterThanOrEqual(document.excerpt.length * 0.9);
    const references =
      passage?.kind === 'document' ? app.context.knowledge.document(passage.documentId)?.references : [];
    expect(body.references.map(({ title }) => title)).toEqual(references?.map(({ title }) => title));
  }
});

test('what an entry and the history hold of a passage stays an excerpt', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { chat_id } = await ask(app, person);
  const history = await app.call(endpoints.getChatHistory, { token: person.token, body: { chat_id } });
  for (const document of history.body.chat_history[0]?.documents_used ?? [])
    expect(Object.keys(document).sort()).toEqual(['category', 'excerpt', 'id', 'section', 'title']);
  const [stored] = await app.context.storage.db.entry.findMany();
  expect(stored?.documentsUsed.length).toBeLessThan(8 * 600);
});

test('a passage opens while its answer is being written', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const stream = readEvents(app.app, { path: paths.sendPrompt, token, body: { query: question } });
  const begun = (await stream.next()).value as EventOfStream;
  const entry_id = String(begun.data.entry_id);
  const { body } = await open(app, token, entry_id);
  expect(body.state).toBe('as_given');
  expect(body.passage).not.toBe('');
  await app.call(endpoints.stopAnswer, { token, body: { entry_id } });
  await Array.fromAsync(stream);
});

test('a passage that was changed since says so, and one whose document was removed is an excerpt', async () => {
  const { app, person, folder, added, source, entry_id } = await startWithNote(
    'It counts **ten** crates. [1]',
  );
  const given = (await open(app, person.token, entry_id, source)).body;
  expect(given).toMatchObject({
    state: 'as_given',
    passage: '<p>It counts <strong>ten</strong> crates. [1]</p>\n',
    references: [{ title: 'Zorblatt handbook', clause: '4', url: 'https://example.com/zorblatt' }],
  });
  writeFileSync(join(folder, 'desk.md'), note('It counts twelve crates.'));
  await importFiles(app.context, [folder], {});
  await app.context.jobs.run(libraryJob);
  const changed = (await open(app, person.token, entry_id, source)).body;
  expect(changed).toMatchObject({ state: 'changed', passage: '<p>It counts twelve crates.</p>\n' });
  await removeFromLibrary(app.context, added[0] ?? '');
  await app.context.jobs.run(libraryJob);
  const gone = (await open(app, person.token, entry_id, source)).body;
  expect(gone).toMatchObject({
    state: 'gone',
    passage: '',
    references: [],
    excerpt: 'It counts ten crates. [1]',
  });
});

test('a document that was rearranged still opens the passage that was given', async () => {
  const { app, person, folder, source, entry_id } = await startWithNote('It counts crates.');
  writeFileSync(
    join(folder, 'desk.md'),
    note('It counts crates.').replace('## What', '## Before\n\nFirst this.\n\n## What'),
  );
  await importFiles(app.context, [folder], {});
  await app.context.jobs.run(libraryJob);
  const { body } = await open(app, person.token, entry_id, source);
  expect(body).toMatchObject({ state: 'as_given', passage: '<p>It counts crates.</p>\n' });
});

test('an entry stored before digests were kept opens its passages', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  const { entry_id, documents_used } = await ask(app, person);
  await app.context.storage.db.entry.updateMany({ data: { documentsUsed: JSON.stringify(documents_used) } });
  expect((await open(app, person.token, entry_id)).body.state).toBe('as_given');
});

test('hostile text of a passage is text', async () => {
  const { app, person, source, entry_id } = await startWithNote(
    'It counts. <img src=x onerror=alert(1)> <script>alert(1)</script> [x](javascript:alert(1)) ![x](https://attacker.example/x.png)',
  );
  const { passage } = (await open(app, person.token, entry_id, source)).body;
  expect(passage).not.toMatch(/<(?!\/?p>|a href="https:|\/a>)/);
});

test("another person's sources, unknown ones and those without a plan are not found", async () => {
  const app = await startTestApp();
  const owner = await signedInPerson(app);
  const other = await signedInPerson(app);
  const { entry_id, documents_used } = await ask(app, owner);
  expect((await open(app, undefined, entry_id)).status).toBe(401);
  expect((await open(app, other.token, entry_id)).status).toBe(404);
  expect((await open(app, owner.token, entry_id, documents_used.length + 1)).status).toBe(404);
  expect((await open(app, owner.token, entry_id, 0)).status).toBe(400);
  expect((await open(app, owner.token, app.context.random.uuid())).status).toBe(404);
  await app.context.storage.db.subscription.deleteMany({ where: { user: { email: owner.email } } });
  expect((await open(app, owner.token, entry_id)).status).toBe(404);
});
