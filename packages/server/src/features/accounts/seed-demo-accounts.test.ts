import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import { seedDemoAccounts } from './index.ts';

test.each([
  ['free@genie.local', 1, 'Free Plan', 0],
  ['pro@genie.local', 1, 'Pro Plan', 1],
  ['expired@genie.local', 0, 'Pro Plan', 0],
])('%s can sign in and has the plan it is named for', async (email, access, plan, paid) => {
  const app = await startTestApp();
  await seedDemoAccounts(app.context);
  await seedDemoAccounts(app.context);
  const { body } = await app.call(endpoints.login, { body: { email, password: 'Genie@2025' } });
  const chats = await app.call(endpoints.getLastChatId, { token: body.access_token });
  expect(chats.body).toMatchObject({
    is_subscription: access,
    subscription_history: { subscription_name: plan, is_subscription: paid },
  });
});
