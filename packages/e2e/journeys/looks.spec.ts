import type { Page } from '@playwright/test';
import { themes } from '../fixtures/accessibility.ts';
import { openSignedIn } from '../fixtures/account.ts';
import { changesOfLook, drawsAlike, rememberBrowser, renewing } from '../fixtures/looks.ts';
import { settle } from '../fixtures/settle.ts';
import { expect, test } from '../fixtures/test.ts';

const withinMs = 600_000;
const phone = { name: 'phone', width: 390, height: 844 };
const tablet = { name: 'tablet', width: 768, height: 1024 };
const desktop = { name: 'desktop', width: 1440, height: 900 };
/** The pages that stand differently between the two: others have no more than another margin there. */
const alsoOnTablet: ReadonlySet<string> = new Set(['landing', 'price', 'chat', 'answer']);
const sizesOf = (name: string) => (alsoOnTablet.has(name) ? [phone, tablet, desktop] : [phone, desktop]);

const expectLooks = async (page: Page, name: string) => {
  const alike = drawsAlike(page.context().browser()?.version() ?? '');
  for (const { name: size, ...viewport } of sizesOf(name)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await settle(page);
      const look = `${name}-${size}-${colorScheme}`;
      expect.soft(await changesOfLook(page, look), look).toEqual([]);
      if (alike)
        await expect.soft(page).toHaveScreenshot(`${look}.png`, {
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          // Half a percent of a page is a button: less is letters, more is a change.
          maxDiffPixelRatio: 0.005,
        });
    }
  }
};

// A change that is meant: npm run pictures -- references
test.describe('pages look as they did, in all sizes and both themes', { tag: '@desktop' }, () => {
  test.describe.configure({ timeout: withinMs });
  test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('to a visitor', async ({ page, browser }) => {
    if (renewing) await rememberBrowser(browser.version());
    for (const [name, address] of [
      ['landing', '/'],
      ['price', '/price'],
      ['topics', '/topicsupport'],
      ['login', '/login'],
      ['register', '/register'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (name === 'price') await expect(page.getByRole('article').first()).toBeVisible();
      await expectLooks(page, name);
    }
  });

  test('to somebody who is signed in', async ({ page }) => {
    await openSignedIn(page, { name: '', email: 'pro@genie.local', password: 'Genie@2025' }, '/chat');
    await expect(page.getByText('How can I help you today?')).toBeVisible();
    await expect(page.getByText(/questions left today/)).toBeVisible();
    await expectLooks(page, 'chat');
    await page.goto('/subscription');
    await expect(page.getByText(/expires on/)).toBeVisible();
    await expectLooks(page, 'subscription');
    await page.goto('/chat');
    await page.getByPlaceholder('Ask Anything...').fill('What does DE 39 = 05 mean?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Regenerate/ })).toBeEnabled();
    await expectLooks(page, 'answer');
  });
});
