import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import {
  findingsIn,
  findingsWhenNarrow,
  isPhone,
  scrollThrough,
  sidewaysScroll,
} from '../fixtures/accessibility.ts';
import { openSignedIn } from '../fixtures/account.ts';
import { signedIn } from '../fixtures/ask-by-api.ts';
import { test } from '../fixtures/buyer.ts';
import { accountPlaces, memberPlaces, type Place, publicPlaces, unknownPlace } from '../fixtures/places.ts';
import { expect, test as visit } from '../fixtures/test.ts';

const onDesktop = { tag: '@desktop' } as const;
const questionsOfAFreeDay = 5;
const withinMs = 600_000;

/**
 * Visits places, in both themes and as narrow as pages can get; all findings are told, and written as a table. A phone has
 * the colours of a wide screen, and is not narrower than that was made.
 */
const inspect = async (page: Page, info: TestInfo, places: readonly Place[]): Promise<void> => {
  info.setTimeout(withinMs);
  const onPhone = isPhone(page);
  const rows = ['| page | light | dark | sideways |', '|---|---|---|---|'];
  for (const { name, show } of places) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await show(page);
    await scrollThrough(page);
    const light = await findingsIn(page, 'light');
    const dark = onPhone ? [] : await findingsIn(page, 'dark');
    const narrow = onPhone ? await sidewaysScroll(page) : await findingsWhenNarrow(page);
    expect.soft([...light, ...dark, ...narrow], name).toEqual([]);
    rows.push(`| ${name} | ${light.length} | ${dark.length} | ${narrow.length} |`);
  }
  await writeFile(info.outputPath('findings.md'), rows.join('\n'));
};

visit('axe finds nothing on the public pages, and none scrolls sideways', async ({ page }, info) =>
  inspect(page, info, publicPlaces),
);

visit(
  'axe finds nothing on the pages of signing in, and none scrolls sideways at 320 px',
  onDesktop,
  async ({ page, consoleErrors }, info) => {
    await inspect(page, info, [...accountPlaces, unknownPlace]);
    // Of what was refused, and of the address that is not there.
    for (const error of consoleErrors.splice(0)) expect(error).toMatch(/40[0149]/);
  },
);

test(
  'axe finds nothing for somebody who is signed in, and nothing scrolls sideways at 320 px',
  onDesktop,
  async ({ page, buyer, request }, info) => {
    const address = await signedIn(request, buyer.session.access_token).beginInterviewPlan();
    await inspect(page, info, memberPlaces({ address }));
  },
);

visit(
  'axe finds nothing where something is refused, missing or out of reach',
  onDesktop,
  async ({ page, product, request, consoleErrors }, info) => {
    const composer = page.getByPlaceholder('Ask Anything...');
    const control = `${product.sandboxUrl}/control`;
    const ask = async (question: string) => {
      await composer.fill(question);
      await composer.press('Enter');
    };
    const account = (name: string) => ({ name, email: `${name}@genie.local`, password: 'Genie@2025' });
    await inspect(page, info, [
      {
        name: '/chat, expired plan',
        async show() {
          await openSignedIn(page, account('expired'), '/chat');
          await expect(page.getByText('Your plan has expired, please renew to continue……')).toBeVisible();
        },
      },
      {
        name: '/chat, provider out of order',
        async show() {
          await openSignedIn(page, account('free'), '/chat');
          await request.put(`${control}/ai`, { data: { mode: 'error' } });
          await ask('What does DE 39 = 05 mean?');
          await expect(page.getByRole('article').getByRole('button').first()).toBeVisible();
          await request.delete(control);
        },
      },
      {
        name: '/chat, daily limit',
        async show() {
          const { email, password } = account('free');
          const login = await request.post('/api/auth/login', { data: { email, password } });
          const person = signedIn(request, (await login.json()).access_token);
          for (let asked = 0; asked < questionsOfAFreeDay; asked += 1) {
            await person.ask('What does DE 39 = 05 mean?');
          }
          await page.goto('/chat');
          await expect(composer).toBeEnabled();
          await ask('What does DE 39 = 51 mean?');
          const limit = page.getByText('Your daily limit exhausted, please try next day', { exact: true });
          await expect(limit).toBeVisible();
        },
      },
      {
        name: '/chat, list of chats out of reach',
        async show() {
          await page.route(/\/api\/get_last_chat_id\b/, (route) => route.abort());
          await page.goto('/chat');
          await expect(page.getByRole('navigation', { name: 'Chats' }).getByRole('button')).toBeVisible();
        },
      },
      {
        name: '/price, offers out of reach',
        async show() {
          await page.route(/\/api\/get_subscription\b/, (route) => route.abort());
          await page.goto('/price');
          await expect(page.getByRole('tabpanel').getByRole('button')).toBeVisible();
        },
      },
    ]);
    for (const error of consoleErrors.splice(0)) expect(error).toMatch(/Failed to load resource/);
  },
);
