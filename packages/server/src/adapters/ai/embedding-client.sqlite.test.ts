import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKnowledge } from '@genie/knowledge';
import { startSandbox } from '@genie/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbedding, type EmbeddingCall } from './embedding-client.ts';

const open = async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  onTestFinished(() => sandbox.close());
  const failures: unknown[] = [];
  const calls: EmbeddingCall[] = [];
  const embedding = createEmbedding(
    {
      baseUrl: sandbox.aiBaseUrl,
      apiKey: 'sandbox',
      model: 'genie-offline',
      embeddingModel: 'genie-offline-embedding',
      silenceSeconds: 5,
      answerSeconds: 5,
    },
    (error) => failures.push(error),
    (call) => calls.push(call),
  );
  return { sandbox, embedding, failures, calls };
};

test('without a configured model there is no embedding', () => {
  const config = {
    baseUrl: 'http://127.0.0.1:1',
    apiKey: 'x',
    model: 'm',
    silenceSeconds: 1,
    answerSeconds: 1,
  };
  expect(createEmbedding({ ...config, embeddingModel: undefined }, () => undefined)).toBeUndefined();
});

test('passages get their vectors from the provider, and questions are found by them as well', async () => {
  const { embedding, failures, sandbox } = await open();
  const indexFolder = await mkdtemp(join(tmpdir(), 'genie-vectors-'));
  const knowledge = await openKnowledge({ indexFolder, embedding });
  onTestFinished(async () => {
    knowledge.close();
    await rm(indexFolder, { recursive: true });
  });
  await knowledge.whenEmbedded();
  expect(failures).toEqual([]);
  const { covered, passages } = await knowledge.retrieve({ question: 'What does response code 91 mean?' });
  expect(covered).toBe(true);
  expect(passages[0]?.section).toMatch(/^91/);
  sandbox.control.set('ai', { mode: 'error' });
  const without = await knowledge.retrieve({ question: 'What does response code 54 mean?' });
  expect(without.passages[0]?.section).toMatch(/^54/);
  expect(failures.length).toBeGreaterThan(0);
});

test('what a call took is told as the provider counts it, and that one failed', async () => {
  const { embedding, sandbox, calls } = await open();
  const { signal } = new AbortController();
  await embedding?.embed(['ready?'], signal);
  sandbox.control.set('ai', { mode: 'error' });
  await expect(embedding?.embed(['ready?'], signal)).rejects.toThrow();
  expect(calls).toMatchObject([
    { isDone: true, tokens: expect.any(Number) },
    { isDone: false, tokens: 0 },
  ]);
  expect(calls[0]?.tokens).toBeGreaterThan(0);
});
