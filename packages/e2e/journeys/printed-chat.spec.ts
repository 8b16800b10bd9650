import { signedIn } from '../fixtures/ask-by-api.ts';
import { test } from '../fixtures/buyer.ts';
import { expect } from '../fixtures/test.ts';

// Its answer is held against the landing page, which shows a table of it.
const question = 'What does DE 39 = 05 mean, and what should I check?';

test('a printed chat is its questions and answers, whole', { tag: '@desktop' }, async ({
  page,
  buyer,
  request,
}) => {
  await signedIn(request, buyer.session.access_token).ask(question);
  await page.goto('/chat');
  const list = page.getByRole('navigation', { name: 'Chats' });
  await list.getByRole('button', { name: `${question.slice(0, 25)}…`, exact: true }).click();
  await expect(page.locator('[data-answer-end]')).toBeVisible();
  const bright = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await bright();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await bright()).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  expect(await bright(), 'paper, in the dark theme too').toBe(light);
  // A4, and a narrow receipt of it, where every table is too wide.
  for (const width of [794, 420]) {
    await page.setViewportSize({ width, height: 1123 });
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    for (const hidden of [list, page.getByRole('banner'), page.getByPlaceholder('Ask Anything...')])
      await expect(hidden).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Copy|Regenerate|Good answer)/ })).toHaveCount(0);
    const cut = await page
      .locator('.table-scroll, pre')
      .evaluateAll((wide) =>
        wide.filter((one) => one.scrollWidth > one.clientWidth).map(({ outerHTML }) => outerHTML),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});
