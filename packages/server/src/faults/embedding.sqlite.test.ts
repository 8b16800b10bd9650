import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Knowledge, openKnowledge } from '@genie/knowledge';
import { startSandbox } from '@genie/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbedding } from '../adapters/ai/embedding-client.ts';
import { type FrontFault, startFront } from './testing/front.ts';

const question = 'What does a reversal do?';
const article =
  '---\ntitle: Reversals\ncategory: visa\nsummary: What a reversal does.\nquestions: [What does a reversal do?]\nreviewed: 2026-01-01\n---\nA reversal returns a held amount to the account.\n';

/** A knowledge of one document, whose embedding model stands behind a front. */
const behindFront = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-embedding-'));
  const contentFolder = join(folder, 'content');
  for (const part of ['corpus/visa', 'reference', 'glossary'])
    await mkdir(join(contentFolder, part), { recursive: true });
  await writeFile(join(contentFolder, 'corpus/visa/reversals.md'), article);
  const front = await startFront();
  const sandbox = await startSandbox({ ...front.sandbox, smtpPort: 0 });
  const failures: string[] = [];
  const embedding = createEmbedding(
    {
      baseUrl: `${front.url}/ai/v1`,
      apiKey: 'sandbox',
      model: 'genie-offline',
      embeddingModel: 'genie-offline-embedding',
      silenceSeconds: 5,
      answerSeconds: 5,
    },
    (error) => failures.push(String(error)),
  );
  const knowledge = await openKnowledge({ indexFolder: join(folder, 'index'), contentFolder, embedding });
  onTestFinished(async () => {
    knowledge.close();
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });
  await knowledge.whenEmbedded();
  return { front, knowledge, failures };
};

const expectFound = async (knowledge: Knowledge) => {
  const { covered, passages } = await knowledge.retrieve({ question });
  expect([covered, passages[0]?.title]).toEqual([true, 'Reversals']);
};

test.each<FrontFault>([
  'hanging',
  'answering nonsense',
  'answering HTML',
  'cut off in mid-answer',
  'resetting the connection',
  'answering 500',
  'answering 429',
  'redirecting',
  'gone',
])(
  'with an embedding model that is %s questions are answered by words alone, and by meaning again when it is back',
  async (fault) => {
    const { front, knowledge, failures } = await behindFront();
    expect(failures).toEqual([]);
    await front.turn(fault);
    // It is waited for 1.5 s at most: that the question is answered at all shows it, as the fault lasts.
    await expectFound(knowledge);
    expect(failures).toHaveLength(1);
    await front.heal();
    await expectFound(knowledge);
    expect(front.asked()).toBe(1);
  },
);

test('an embedding model that is slow is waited for', async () => {
  const { front, knowledge, failures } = await behindFront();
  await front.turn('slow');
  await expectFound(knowledge);
  expect([front.asked(), failures]).toEqual([1, []]);
});
