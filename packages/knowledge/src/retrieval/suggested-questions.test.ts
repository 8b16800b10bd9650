import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { builtInEngine } from '../testing/built-in-engine.ts';

const { found, store } = builtInEngine();

test('every question that an article suggests is answered, and belongs to the topic of such an article', () => {
  const articles = categories.flatMap(({ id }) => store().articlesOfCategory(id, Number.MAX_SAFE_INTEGER));
  const suggested = articles.flatMap(({ category, questions }) =>
    questions.map((question) => ({ category, question })),
  );
  expect(suggested.length).toBeGreaterThan(1_000);
  const wrong = suggested.filter(({ category, question }) => {
    const retrieval = found(question);
    return !retrieval.covered || retrieval.category !== category;
  });
  expect(wrong).toEqual([]);
});
