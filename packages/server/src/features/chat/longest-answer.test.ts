import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { finished, piece, startProviderOf } from '../../adapters/ai/testing/provider-of.ts';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

test.each([
  ['at once', ['word '.repeat(100_000)]],
  ['with its second piece', ['word ', 'word '.repeat(100_000)]],
  ['little by little', Array.from({ length: 2_000 }, () => 'word '.repeat(50))],
])('an answer that is longer than 40,000 characters %s is cut off there', async (_, pieces) => {
  const baseUrl = await startProviderOf(() => [...pieces.map(piece), finished]);
  const app = await startTestApp({ ai: { baseUrl } });
  const { token } = await signedInPerson(app);
  const { body } = await app.call(endpoints.sendPrompt, { token, body: { query: 'What is a STAN?' } });
  expect(body.message).toMatchObject({ status: 'finished', limits: { left_today: 4 } });
  const { answerMarkdown } = await app.context.storage.db.entry.findFirstOrThrow();
  expect(answerMarkdown.length).toBeGreaterThan(40_000);
  expect(answerMarkdown.length).toBeLessThan(41_000);
});
