import { endpoints, sampleQuestions } from '@genie/contract';
import { expect, test } from 'vitest';
import { buyPlan, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const freeCategories = [1, 4, 8];

/** The categories of the questions that an answer suggests. */
const suggestedAfter = async ({ call, context }: TestApp, token: string, query: string) => {
  const { body } = await call(endpoints.sendPrompt, { token, body: { query } });
  const found = await Promise.all(
    body.message.follow_ups.map((question) => context.knowledge.retrieve({ question })),
  );
  return found.map(({ category }) => category);
};

test.each([...sampleQuestions, 'What is a chargeback?', 'What is DE 55?', 'What is the capital of France?'])(
  'after "%s" the Free Plan is led to two or three questions, all of its topics',
  async (query) => {
    const app = await startTestApp();
    const { token } = await signedInPerson(app);
    const categories = await suggestedAfter(app, token, query);
    expect([2, 3]).toContain(categories.length);
    for (const category of categories) expect(freeCategories).toContain(category);
  },
);

test('a plan of all topics is led anywhere', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 2 });
  const categories = await suggestedAfter(app, person.token, 'What is a chargeback?');
  expect(categories.some((category) => category && !freeCategories.includes(category))).toBe(true);
});
