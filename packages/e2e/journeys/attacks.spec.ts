import type { Page } from '@playwright/test';
import { signedIn } from '../fixtures/ask-by-api.ts';
import { watchForAttacks } from '../fixtures/attack-watch.ts';
import { documentsOf, importDocuments, test } from '../fixtures/attacked.ts';
import { pretendBrokenServer } from '../fixtures/broken-server.ts';
import { readAttacks } from '../fixtures/read-attacks.ts';
import { expect } from '../fixtures/test.ts';

const onDesktop = { tag: '@desktop' } as const;
const withinMs = 600_000;
/** A page of all attacks at once takes many seconds to draw where two browsers share two cores. */
const patiently = expect.configure({ timeout: 180_000 });

const files = readAttacks();
const attacks = files.flatMap((file) => file.attacks);

const reachesOver = (attack: string): boolean => /\n\n|```|~~~|^[>|#-] ?|\]:/.test(attack);

/** Markdown that reaches over lines could hide what follows, so each stands alone; others stand in paragraphs of one text. */
const batches = files.flatMap((file) => {
  const alone = file.attacks.filter((attack) => reachesOver(attack));
  const together = file.attacks.filter((attack) => !reachesOver(attack));
  const half = Math.ceil(together.length / 2);
  return [...alone.map((attack) => [attack]), together.slice(0, half), together.slice(half)];
});

const batchIn = /batch (\d+)\b/;
const text = (some: readonly string[]): string => some.join('\n\n').replaceAll('\0', '');
const oneLine = (some: string): string => some.replaceAll(/\s+/g, ' ').trim();
/** Markdown and HTML leave these as they are written, so they can be found again. */
const isVerbatim = (attack: string): boolean =>
  /^[\w<"'][\w<>=/:;.,(){}'"!?@% +^-]+$/.test(attack) && !/<https|_/.test(attack);

const chats = (page: Page) => page.getByRole('navigation', { name: 'Chats' });

const openChat = async (page: Page, name: string, entries: number) => {
  await chats(page)
    .locator(`button[title=${JSON.stringify(name)}]`)
    .click();
  await expect(page.getByRole('article')).toHaveCount(entries);
  // The answers out of view of a long chat are drawn while nothing else is done.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
};

test(
  `${attacks.length} attacks as questions, answers and names are text and nothing else`,
  onDesktop,
  async ({ browser, buyer, page, product, provider, request, contextOptions }) => {
    test.setTimeout(withinMs);
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(300);
    const person = signedIn(request, buyer.session.access_token);
    provider.answerTo = (question) =>
      text(batches[Number(batchIn.exec(question)?.[1])] ?? ['As the note says [1].']);
    await person.beginInterviewPlan();

    const asked: string[] = [];
    let chat: string | undefined;
    for (const [number, batch] of batches.entries()) {
      const query = `What does DE 39 = 05 mean? In batch ${number}: ${text(batch)}`.slice(0, 3_900);
      const message = await person.ask(query, chat);
      expect(message.documents_used, query).not.toEqual([]);
      chat = message.chat_id;
      asked.push(query);
    }
    await person.rename(chat ?? '', 'Questions and answers');

    const named = files.flatMap((file) => file.attacks.filter(({ length }) => length <= 90).slice(0, 3));
    await Promise.all(
      named.map(async (name, number) => {
        const { chat_id } = await person.ask(`Amex ${number}?`);
        await person.rename(chat_id, name.replaceAll('\0', ''));
      }),
    );

    const bypassing = await browser.newContext({ ...contextOptions, bypassCSP: true });
    for (const view of [page, await bypassing.newPage()]) {
      const seen = await watchForAttacks(view, product.url);
      await view.goto('/chat');
      await openChat(view, 'Questions and answers', batches.length);
      await expect(view.getByRole('heading', { level: 2 }).filter({ hasText: 'In batch' })).toHaveText(
        asked.map(oneLine),
      );
      const shown = oneLine((await view.getByRole('main').textContent()) ?? '');
      for (const attack of attacks.filter(isVerbatim))
        expect(shown.split(oneLine(attack)).length, attack).toBeGreaterThan(2);
      expect(await seen()).toEqual([]);

      for (const name of named.slice(0, 5)) {
        const found = view.waitForResponse(/\/api\/search_chats\b/);
        await view.getByLabel('Search your chats').fill(name.replaceAll('\0', ''));
        await found;
        expect(await seen()).toEqual([]);
      }
    }
    await bypassing.close();
  },
);

test(
  'attacks as titles, headings and text of imported documents are text where their passages are opened',
  onDesktop,
  async ({ buyer, page, product, provider, request }) => {
    test.setTimeout(withinMs);
    const person = signedIn(request, buyer.session.access_token);
    provider.answerTo = () => 'As the note says [1].';
    await person.beginInterviewPlan();
    const documents = documentsOf(attacks);
    await importDocuments(product.genie, documents);
    // The server looks for new documents every few seconds.
    const finds = async ({ question, title }: (typeof documents)[number], chat_id?: string) => {
      const message = await person.ask(question, chat_id);
      return { ...message, found: message.documents_used.some((found) => found.title === title) };
    };
    for (const document of documents) {
      await expect
        .poll(async () => (await finds(document)).found, { intervals: [5_000], timeout: 120_000 })
        .toBe(true);
    }
    let noted: string | undefined;
    for (const document of documents) noted = (await finds(document, noted)).chat_id;
    await person.rename(noted ?? '', 'Notes');

    const seen = await watchForAttacks(page, product.url);
    await page.goto('/chat');
    await openChat(page, 'Notes', documents.length);
    const panel = page.getByRole('complementary', { name: 'Sources' });
    for (const [number, { title, attacks: inText }] of documents.entries()) {
      const verbatim = inText.filter(isVerbatim);
      const entry = page.getByRole('article').nth(number);
      await entry
        .getByRole('button', { name: title.slice(0, 20) })
        .first()
        .click();
      const opened = panel.locator('li[aria-current="true"]').filter({ hasText: title });
      await expect(opened).toBeVisible();
      await expect(opened.locator('[aria-busy="true"]')).toHaveCount(0);
      const whole = oneLine((await opened.textContent()) ?? '');
      for (const attack of verbatim) expect(whole).toContain(oneLine(attack));
      expect(await seen()).toEqual([]);
    }
  },
);

// With the content policy in force Chromium would report styles even of what is only parsed, so it is put aside: here the
// client's own gate stands alone.
test.describe('without the server’s gate and the content policy', onDesktop, () => {
  test.use({ bypassCSP: true });

  test('attacks that a broken server sends are text and nothing else, each by itself', async ({
    page,
    product,
    buyer,
    request,
  }) => {
    test.setTimeout(withinMs);
    await signedIn(request, buyer.session.access_token).ask('Amex?');
    const seen = await watchForAttacks(page, product.url);
    await pretendBrokenServer(page, attacks);
    await page.goto('/chat');
    await patiently(chats(page).getByRole('button', { name: /^Rename/ })).toHaveCount(attacks.length + 1);
    await chats(page).getByRole('button', { name: 'Amex?', exact: true }).click();
    const entries = page.getByRole('article');
    await patiently(entries).toHaveCount(attacks.length);
    await patiently(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await seen()).toEqual([]);
    await entries
      .last()
      .getByRole('button', { name: /passages were read/ })
      .click();
    await entries.last().getByRole('list').getByRole('button').first().click();
    const panel = page.getByRole('complementary', { name: 'Sources' });
    await patiently(panel.getByRole('heading', { level: 3 })).toHaveCount(attacks.length);
    await patiently(panel.getByText('Public sources')).toBeVisible();
    expect(await seen()).toEqual([]);
  });
});
