import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const folder = resolve(import.meta.dirname, '../../../docs/pictures');
/** Brings the beginning of the newest answer to the top. */
const showAnswer = async (page: Page) => {
  const answer = page.getByRole('article').last();
  await expect(answer).toContainText('Sources');
  await answer.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
};

const shoot = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
};

test('landing and sign-up', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    await shoot(page, `landing-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/register');
  await expect(page.getByLabel('Your Name')).toBeVisible();
  await shoot(page, 'register-light');
});

test('an answer', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('pro@genie.local');
  await page.getByLabel('Password', { exact: true }).fill('Genie@2025');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByPlaceholder('Ask Anything...').fill('What does DE 39 = 05 mean?');
  await page.keyboard.press('Enter');
  await showAnswer(page);
  await shoot(page, 'answer-light');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await showAnswer(page);
  await shoot(page, 'answer-phone-dark');
});
