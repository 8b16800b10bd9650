import { signedIn } from '../fixtures/ask-by-api.ts';
import { test } from '../fixtures/buyer.ts';
import { type MainThread, traceMainThread, until } from '../fixtures/main-thread.ts';
import { expect } from '../fixtures/test.ts';

const entries = 200;
const askedAtOnce = 10;
const pauseMs = 80;
/** A hundred characters, as somebody types them. */
const typed =
  'Which response codes may an issuer return for a refund, and what does the acquirer do with each one?';
/** Answers with tables, steps, code and running text. */
const questions = [
  'What does DE 39 = 05 mean?',
  'How is an ISO 8583 message built: MTI, bitmap and fields?',
  'What is the difference between MID, TID and MCC?',
  'Show an example of an authorization request in ISO 8583',
  'List the response codes of DE 39',
  'How does clearing differ from settlement?',
  'What are the steps of an EMV contact transaction?',
  'Compare a refund and a reversal',
];

const told = ({ over50Ms, over50CpuMs, longestMs, longestCpuMs }: MainThread): string =>
  `${over50Ms} tasks over 50 ms (${over50CpuMs} by their own time), the longest ${longestMs.toFixed(1)} ms (${longestCpuMs.toFixed(1)} ms)`;

const print = (line: string) => process.stdout.write(`${line}\n`);

test(`typing ${typed.length} characters in a chat of ${entries} entries`, async ({
  page,
  product,
  buyer,
  request,
}) => {
  test.setTimeout(600_000);
  await product.genie('plan', 'grant', '--email', buyer.account.email, '--plan', '5', '--ends', '2099-01-01');
  const person = signedIn(request, buyer.session.access_token);
  const { chat_id } = await person.ask(questions[0] ?? '');
  for (let asked = 1; asked < entries; asked += askedAtOnce) {
    const now = Array.from({ length: Math.min(askedAtOnce, entries - asked) }, (_, index) => asked + index);
    await Promise.all(now.map((number) => person.ask(questions[number % questions.length] ?? '', chat_id)));
  }
  await page.goto('/chat');
  const chat = page.getByRole('navigation', { name: 'Chats' }).getByRole('button').first();
  await expect(chat).toBeVisible();
  const place = await chat.boundingBox();
  if (place === null) throw new Error('The chat is not in view');
  // While it is traced, nothing of Playwright may run in the page: its locators lay out what is out of view.
  const opening = await traceMainThread(page, async () => {
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await until(
      page,
      `document.querySelectorAll('main article').length === ${entries} && !document.querySelector('main [aria-busy="true"]')`,
    );
  });
  print(`opening the chat: ${told(opening)}`);
  await expect(page.getByRole('article')).toHaveCount(entries);
  const field = page.getByPlaceholder('Ask Anything...');
  await field.focus();
  const elements = await page.locator('*').count();
  print(`${entries} entries, ${elements} elements`);
  for (const slower of [1, 4]) {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const found = await traceMainThread(page, async () => {
      await page.keyboard.type(typed, { delay: pauseMs });
      await until(page, `document.activeElement.value === ${JSON.stringify(typed)}`);
    });
    await expect(field).toHaveValue(typed);
    await field.fill('');
    print(`typing, processor ${slower} times slower: ${told(found)}`);
  }
});
