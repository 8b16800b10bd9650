import type { Locator } from '@playwright/test';
import { createAccount, openSignedIn } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/test.ts';

/** What is said, whatever its typography: quotes, spaces and the numbers of the sources apart. */
const wordsOf = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const citation of copy.querySelectorAll('a.citation')) citation.remove();
      const plain = (copy.textContent ?? '').replaceAll('’', "'").replaceAll(/[“”]/g, '"');
      return plain.replaceAll(/\s+/g, ' ').trim();
    }),
  );

const withCitation = (parts: Locator) => parts.filter({ has: parts.page().locator('a.citation') });

test('what the landing page shows of an answer is what the chat answers', { tag: '@desktop' }, async ({
  page,
  product,
  request,
}) => {
  await page.goto('/');
  const specimen = page.getByRole('region', { name: 'A real answer to a real decline' });
  const [opening] = await wordsOf(withCitation(specimen.locator('p')));
  const table = await wordsOf(specimen.locator('table :is(th, td)'));
  const [heading = ''] = await wordsOf(specimen.getByRole('article').getByRole('heading'));
  const titles = await wordsOf(specimen.getByRole('complementary').locator('li p:first-child'));
  expect(opening).toMatch(/^Response code 05/);
  expect(table.length).toBeGreaterThan(8);

  await openSignedIn(page, await createAccount(request, product), '/');
  await specimen.getByRole('button', { name: 'Read the whole answer in the chat' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('button', { name: /^Regenerate/ })).toBeEnabled();
  const answer = page.getByRole('article').last();
  expect((await wordsOf(withCitation(answer.locator('p'))))[0]).toBe(opening);
  // The page shows one section of the answer, under its heading.
  const section = answer.getByRole('heading', { name: heading, exact: true });
  await expect(section).toBeVisible();
  const shown = answer.locator('table').filter({ hasText: table[0] ?? '' });
  expect(await wordsOf(shown.locator('th, td'))).toEqual(table);
  const sources = (await wordsOf(answer.getByRole('listitem').getByRole('button'))).join('\n');
  for (const title of titles) expect(sources).toContain(title);
});
