import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { buyPlan, fillAccount, openOrder, signedInPerson, startTestApp } from '../testing/index.ts';
import { runGenie as genie, progressOf } from './testing/run-genie.ts';

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
};

/** That so many steps at least were told, one after the other. */
const expectAll = (steps: readonly string[], least: number) => {
  expect(steps.length).toBeGreaterThanOrEqual(least);
  expect(steps).toEqual(steps.map((_, index) => `${index + 1} of ${steps.length}`));
};

test('the renewals say how far they have come', async () => {
  const app = await startTestApp();
  for (const person of [await signedInPerson(app), await signedInPerson(app)]) {
    await buyPlan(app, person, { saveCard: true });
    await genie(app, 'plan', 'expire', '--email', person.email);
  }
  expect(await progressOf(app, 'jobs', 'run', 'renewals')).toEqual(['1 of 2', '2 of 2']);
});

test('the reconciler says how many of the waiting orders it has looked at', async () => {
  const app = await startTestApp();
  for (let number = 0; number < 3; number += 1) await openOrder(app, await signedInPerson(app));
  expect(await progressOf(app, 'jobs', 'run', 'reconcile')).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test('the outbox says how many of the mails that are due it has tried, also those that fail', async () => {
  const app = await startTestApp();
  const createdAt = app.clock.now();
  await app.context.storage.db.outboxMail.createMany({
    data: Array.from({ length: 12 }, (_, number) => ({
      id: `${number}`,
      kind: 'test',
      status: 'waiting',
      recipientSealed: 'cannot be opened',
      bodySealed: 'cannot be opened',
      nextAttemptAt: createdAt,
      createdAt,
    })),
  });
  const steps = await progressOf(app, 'jobs', 'run', 'outbox');
  expect(steps).toEqual(Array.from({ length: 12 }, (_, number) => `${number + 1} of 12`));
});

test('an export says how many of the questions it has written', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await fillAccount(app, person);
  await app.call(endpoints.sendPrompt, { token: person.token, body: { query: 'What is an ARQC?' } });
  const file = join(await folder(), 'amina.zip');
  const steps = await progressOf(app, 'user', 'export', '--email', person.email, '--to', file);
  expect(steps).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});

test('an import, its taking over, the doctor, a backup and its restore say how far they have come', async () => {
  const app = await startTestApp();
  const own = await folder();
  for (const name of ['a', 'b'])
    await writeFile(join(own, `${name}.md`), `# ${name}\n\nOf a Zorblax terminal.\n`);
  expect(await progressOf(app, 'knowledge', 'import', own)).toEqual(['1 of 2', '2 of 2']);
  expectAll(await progressOf(app, 'knowledge', 'search', 'Zorblax'), 2);
  expect(await progressOf(app, 'doctor', '--only', 'mail', 'disk')).toEqual(['1 of 2', '2 of 2']);
  const file = join(await folder(), 'genie.backup');
  for (const words of [
    ['backup', file],
    ['restore', file, '--replace'],
  ]) {
    expectAll(await progressOf(app, ...words), 10);
  }
});

test('the clean-up says how many of its steps are done', async () => {
  expectAll(await progressOf(await startTestApp(), 'jobs', 'run', 'clean'), 10);
});
