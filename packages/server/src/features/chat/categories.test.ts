import { categoryTitles } from '@genie/contract';
import { categories } from '@genie/knowledge';
import { expect, test } from 'vitest';

test('contract and knowledge name the same eight categories', () => {
  expect(Object.fromEntries(categories.map(({ id, title }) => [id, title]))).toEqual(categoryTitles);
});
