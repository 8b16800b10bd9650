import type { Page, TestInfo } from '@playwright/test';
import { scrollThrough, sidewaysScroll } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/ask-by-api.ts';
import { test } from '../fixtures/buyer.ts';
import { coveredShare, cutOff, doubleLetters } from '../fixtures/magnified.ts';
import { accountPlaces, memberPlaces, type Place, publicPlaces } from '../fixtures/places.ts';
import { expect, test as visit } from '../fixtures/test.ts';

const withinMs = 300_000;

/** Visits places; nothing of them may be cut off or scroll sideways. */
const inspect = async (page: Page, info: TestInfo, places: readonly Place[]): Promise<void> => {
  info.setTimeout(withinMs);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, show } of places) {
    await show(page);
    await scrollThrough(page);
    expect.soft([...(await sidewaysScroll(page)), ...(await cutOff(page))], name).toEqual([]);
  }
};

const magnifications = [
  // 1440 × 900 at 200 %, by which a page has half of it.
  {
    at: 'the page at 200 %',
    use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
    letters: 1,
  },
  { at: 'the letters at 200 %', use: { viewport: { width: 1440, height: 900 } }, letters: 2 },
] as const;

for (const { at, use, letters } of magnifications) {
  visit.describe(`with ${at}`, { tag: '@desktop' }, () => {
    visit.use(use);
    visit.beforeEach(async ({ page }) => {
      if (letters === 2) await doubleLetters(page);
    });

    visit('the public pages and those of signing in can be read', async ({ page, consoleErrors }, info) => {
      await inspect(page, info, [...publicPlaces, ...accountPlaces]);
      // Of what was refused.
      for (const error of consoleErrors.splice(0)) expect(error).toMatch(/40[019]/);
    });
  });

  visit.describe(`with ${at}, to somebody who was never here`, { tag: '@desktop' }, () => {
    visit.use({ ...use, storageState: { cookies: [], origins: [] } });

    visit('the cookie banner can be answered and leaves room to read', async ({ page }) => {
      if (letters === 2) await doubleLetters(page);
      await page.goto('/');
      const accept = page.getByRole('button', { name: 'Accept Cookies' });
      await expect(accept).toBeInViewport({ ratio: 1 });
      expect([...(await sidewaysScroll(page)), ...(await cutOff(page))]).toEqual([]);
      expect(await coveredShare(page)).toBeLessThan(0.5);
      await accept.click();
      await expect(accept).toBeHidden();
    });
  });

  test.describe(`with ${at}`, { tag: '@desktop' }, () => {
    test.use(use);
    test.beforeEach(async ({ page }) => {
      if (letters === 2) await doubleLetters(page);
    });

    test('a question is asked, its answer read, and every page of one’s own used', async ({
      page,
      buyer,
      request,
    }, info) => {
      const address = await signedIn(request, buyer.session.access_token).beginInterviewPlan();
      await inspect(page, info, memberPlaces({ address }));
      await page.goto('/chat');
      const composer = page.getByPlaceholder('Ask Anything...');
      await expect(composer).toBeInViewport({ ratio: 1 });
      await composer.fill('And what is DE 38?');
      const send = page.getByRole('button', { name: 'Send' });
      await expect(send).toBeInViewport({ ratio: 1 });
      // Half of the window is left to read in, at the least.
      expect(await coveredShare(page)).toBeLessThan(0.5);
      await send.click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('button', { name: /^Regenerate/ })).toBeEnabled();
    });
  });
}

test.describe('on a phone that lies', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('each item of the account’s menu can be pressed', async ({ page }) => {
    const menu = memberPlaces({ address: '' }).find(({ name }) => name === '/chat, menu of the account');
    await menu?.show(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
