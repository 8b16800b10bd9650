import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { test } from '../fixtures/buyer.ts';
import { expect } from '../fixtures/test.ts';

const onDesktop = { tag: '@desktop' } as const;

const chats = (page: Page) => page.getByRole('navigation', { name: 'Chats' });

const ask = async (page: Page, question: string) => {
  await page.getByPlaceholder('Ask Anything...').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Regenerate/ })).toBeEnabled();
};

test(
  'somebody has an answer written anew, names the chat, finds it again and deletes it',
  onDesktop,
  async ({ page }) => {
    await page.goto('/chat');
    await ask(page, 'What does DE 39 = 05 mean?');
    await expect(page.getByText('4 of 5 questions left today')).toBeVisible();
    await page.getByRole('button', { name: 'Regenerate · counts as a question' }).click();
    await expect(page.getByText('3 of 5 questions left today')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);

    // By keyboard: from the chat in the list to its pencil.
    await chats(page).getByRole('button', { name: 'What does DE 39 = 05 mean…', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Name', { exact: true }).fill('Refusals that give no reason');
    await page.keyboard.press('Enter');
    const renamed = chats(page).getByRole('button', { name: 'Refusals that give no rea…', exact: true });
    await expect(renamed).toBeVisible();
    await expect(page).toHaveTitle(/Refusals that give no rea…/);

    await page.getByRole('button', { name: 'New Chat' }).click();
    await ask(page, 'How is an ISO 8583 message built: MTI, bitmap and fields?');
    const other = chats(page).getByRole('button', { name: 'How is an ISO 8583 messag…', exact: true });
    await page.getByLabel('Search your chats').fill('do not honour');
    await expect(other).toBeHidden();
    await expect(renamed).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Search your chats').press('Escape');
    await expect(other).toBeVisible();

    await other.hover();
    await chats(page).getByRole('button', { name: 'Delete “How is an ISO 8583 messag…”' }).click();
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete chat' }).click();
    await expect(page.getByText('How can I help you today?')).toBeVisible();
    await expect(other).toBeHidden();
    await page.reload();
    await expect(renamed).toBeVisible();
    await expect(other).toBeHidden();
  },
);

test('an answer is stopped before its first word, though the provider hangs', async ({
  page,
  product,
  request,
}) => {
  await request.put(`${product.sandboxUrl}/control/ai`, { data: { mode: 'hang' } });
  try {
    const lastAsked = async (): Promise<string | undefined> => {
      const log = await request.get(`${product.sandboxUrl}/control/requests/ai`);
      return (await log.json()).requests.at(-1)?.time;
    };
    const before = await lastAsked();
    await page.goto('/chat');
    await page.getByPlaceholder('Ask Anything...').fill('What does DE 39 = 05 mean?');
    await page.keyboard.press('Enter');
    // A stop that overtakes its question is asked again, and the browser writes down the first one.
    await expect.poll(lastAsked).not.toBe(before);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.locator('p', { hasText: 'You stopped this answer.' })).toBeVisible({ timeout: 10_000 });
    await expect(page.getByPlaceholder('Ask Anything...')).toBeEnabled();
  } finally {
    await request.delete(`${product.sandboxUrl}/control`);
  }
  await ask(page, 'What is a STAN?');
});

test('a citation opens the whole passage it stands for, and the others open from there', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'How is an ISO 8583 message built: MTI, bitmap and fields?');
  const citation = page.locator('a.citation').first();
  const number = await citation.getAttribute('data-source');
  await citation.click();
  const panel = page.getByRole('complementary', { name: 'Sources' }).or(page.getByRole('dialog'));
  const opened = panel.locator('li[aria-current="true"]');
  await expect(opened).toBeFocused();
  await expect(opened.locator('p').first()).toContainText(number ?? '');
  await expect(opened.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);

  const whole: string[] = [];
  for (const source of await panel.locator('li:has(> h3)').all()) {
    const opener = source.getByRole('button').first();
    if (!(await source.getAttribute('aria-current'))) await opener.click();
    await expect(source).toBeFocused();
    await expect(source.locator('[aria-busy="true"]')).toHaveCount(0);
    whole.push((await source.textContent()) ?? '');
  }
  // An excerpt has at most 280 characters.
  expect(Math.max(...whole.map(({ length }) => length))).toBeGreaterThan(900);
  expect(whole.some((text) => text.includes('Public sources'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
});

test(
  'somebody says what was wrong with an answer and pins its chat, and both are kept',
  onDesktop,
  async ({ page }) => {
    await page.goto('/chat');
    await ask(page, 'What does DE 39 = 05 mean?');
    await page.getByRole('button', { name: 'Bad answer' }).click();
    const field = page.getByLabel('What was wrong? (optional)');
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('It does not say which check comes first.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Bad answer', pressed: true })).toBeFocused();

    const question = 'What does DE 39 = 05 mean…';
    await chats(page).getByRole('button', { name: question, exact: true }).hover();
    await chats(page)
      .getByRole('button', { name: `Pin “${question}”` })
      .click();
    await expect(chats(page).getByRole('button', { name: `Unpin “${question}”` })).toBeFocused();
    await expect(chats(page).getByRole('heading')).toHaveText(['Pinned']);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Bad answer', pressed: true })).toBeVisible();
    await expect(chats(page).getByRole('heading')).toHaveText(['Pinned']);
    await page.getByRole('button', { name: 'Bad answer' }).click();
    await expect(page.getByRole('button', { name: 'Bad answer', pressed: false })).toBeVisible();
    await chats(page)
      .getByRole('button', { name: `Unpin “${question}”` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(chats(page).getByRole('heading')).toHaveText(['Today']);
  },
);
