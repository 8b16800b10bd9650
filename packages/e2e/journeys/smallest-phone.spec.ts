import { sidewaysScroll } from '../fixtures/accessibility.ts';
import { signedIn } from '../fixtures/ask-by-api.ts';
import { test } from '../fixtures/buyer.ts';
import { expect } from '../fixtures/test.ts';

const question = 'How is an ISO 8583 message built: MTI, bitmap and fields?';

test.describe('on the smallest phone', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a chat’s name is told whole in the list, and a tap on its middle opens it', async ({
    page,
    buyer,
    request,
  }) => {
    await signedIn(request, buyer.session.access_token).ask(question);
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Open the list of chats' }).tap();
    const row = page.getByRole('listitem').filter({ hasText: 'How is an ISO 8583 messag…' });
    const name = row.getByText('How is an ISO 8583 messag…');
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
    await row.getByRole('button', { name: /^What to do with/ }).tap();
    await expect(row.getByRole('button', { name: /^(Rename|Pin|Delete) “/ })).toHaveText([
      'Rename',
      'Pin',
      'Delete',
    ]);
    expect(await sidewaysScroll(page)).toEqual([]);
    await row.getByRole('button', { name: /^What to do with/ }).tap();
    await row.tap();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
