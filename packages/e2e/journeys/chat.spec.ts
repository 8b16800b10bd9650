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
    await page.getByLabel('Search your chats').fill('de 39');
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

test('a citation opens the whole passage it stands for, and the next source from there', async ({ page }) => {
  await page.goto('/chat');
  await ask(page, 'How does clearing differ from settlement?');
  await page.locator('a.citation').first().click();
  const panel = page.getByRole('complementary', { name: 'Sources' }).or(page.getByRole('dialog'));
  const opened = panel.locator('li[aria-current="true"]');
  await expect(opened.getByText('Public sources')).toBeVisible();
  await expect(opened.getByRole('table').first()).toBeVisible();
  expect((await opened.innerText()).length).toBeGreaterThan(600);
  await expectAccessible(page);

  const title = await opened.getByRole('heading', { level: 3 }).innerText();
  await panel.locator('li:not([aria-current]) h3 button').first().click();
  await expect(opened).toBeFocused();
  await expect(opened.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await panel.locator('li h3').first().innerText()).toBe(title);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
});
