import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures/test.ts';

test('a mail that arrives while the inbox page is opening is shown', async ({ page, product, request }) => {
  const email = `${randomUUID()}@example.com`;
  const arrived = async () => {
    const inbox = await request.get(`${product.sandboxUrl}/mail/api/v1/messages`);
    return (await inbox.text()).includes(email);
  };
  await page.route('**/mail/events', async (route) => {
    await request.post('/api/auth/register', {
      data: {
        email,
        password: 'Secret1!',
        confirm_password: 'Secret1!',
        full_name: 'Amina',
        phone: '0501234567',
      },
    });
    await expect.poll(arrived, { timeout: 20_000 }).toBe(true);
    await route.continue();
  });
  await page.goto(`${product.sandboxUrl}/mail`);
  await expect(page.getByRole('link').filter({ hasText: email })).toBeVisible();
});
