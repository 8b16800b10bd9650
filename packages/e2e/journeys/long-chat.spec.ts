import { scrollThrough, sidewaysScroll } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/ask-by-api.ts';
import { test } from '../fixtures/buyer.ts';
import { expect } from '../fixtures/test.ts';

const withinMs = 300_000;
const widths = [320, 390, 768, 1024, 1440];
const questions = [
  'What does DE 39 = 05 mean?',
  'How is an ISO 8583 message built: MTI, bitmap and fields?',
  'What is DE 55?',
  'How do I verify a Visa card without charging it?',
  'What are the stages of a chargeback?',
  'What does response code 51 mean?',
  'Explain PIN block formats',
  'How does a refund reach the cardholder?',
];

test(
  'a chat of eight long answers never scrolls sideways, as it is opened and as it was read through',
  { tag: '@desktop' },
  async ({ page, buyer, request }, info) => {
    info.setTimeout(withinMs);
    const person = signedIn(request, buyer.session.access_token);
    await person.beginInterviewPlan();
    let chatId: string | undefined;
    for (const question of questions) chatId = (await person.ask(question, chatId)).chat_id;

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/chat');
    const list = page.getByRole('navigation', { name: 'Chats' });
    await list.getByRole('button', { name: 'What does DE 39 = 05 mean…', exact: true }).click();
    const answers = page.getByRole('article');
    await expect(answers).toHaveCount(questions.length);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // What the browser remembers of an entry's size is of the width at which it was drawn.
      await page.reload();
      await expect(answers).toHaveCount(questions.length);
      await expect(page.locator('[data-answer-end]')).toHaveCount(questions.length);
      expect.soft(await sidewaysScroll(page), `opened at ${width} px`).toEqual([]);
      await scrollThrough(page);
      expect.soft(await sidewaysScroll(page), `read at ${width} px`).toEqual([]);
    }
  },
);
