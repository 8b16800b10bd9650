import { categoryTitles, endpoints, guidelineQuestions } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';

const proPlan = 3;

test('there are 23 different questions on the Guidelines page, of all eight categories', () => {
  expect(new Set(guidelineQuestions.map(({ question }) => question)).size).toBe(23);
  expect(new Set(guidelineQuestions.map(({ category }) => category)).size).toBe(8);
});

test('each question of the Guidelines page is answered from documents of its category', async () => {
  const app = await startTestApp();
  // Twenty a day on the Pro Plan: the last three are asked by somebody else.
  for (const part of [guidelineQuestions.slice(0, 20), guidelineQuestions.slice(20)]) {
    const { token } = await signedInPerson(app, { planId: proPlan });
    for (const { category, question } of part) {
      const { body } = await app.call(endpoints.sendPrompt, { token, body: { query: question } });
      expect(body.message, question).toMatchObject({ source: 'knowledge', status: 'finished' });
      expect(body.message.answer, question).toContain('class="citation"');
      expect(body.message.answer, question).not.toMatch(/do not cover|does not cover/);
      const categories = body.message.documents_used.map((document) => document.category);
      expect([question, categories]).toEqual([question, expect.arrayContaining([categoryTitles[category]])]);
    }
  }
});
