import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { Context } from '../../context.ts';
import { openOrder, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { findDemoData, refuseDemoData, removeDemoData, seedDemoData } from './index.ts';

const inProduction = ({ context }: TestApp, demoAllowed: Config['demoAllowed'] = []): Context => ({
  ...context,
  config: { ...context.config, production: true, demoAllowed },
});

const problemsOf = async (context: Context): Promise<readonly string[]> =>
  refuseDemoData(context).then(
    () => [],
    (error: unknown) => (error instanceof ConfigError ? error.problems : [String(error)]),
  );

const accounts =
  'The database holds demo accounts (free@genie.local, pro@genie.local, expired@genie.local), whose password is public; run `npm run genie -- demo remove`, or ALLOW_SANDBOX=demo-accounts';
const coupons =
  'The database holds demo coupons (EXPIRED, FLAT25, FREE100, WELCOME10), whose codes are public; run `npm run genie -- demo remove`, or ALLOW_SANDBOX=demo-coupons';

test('production refuses demo accounts and demo coupons, each unless allowed by name', async () => {
  const app = await startTestApp();
  expect(await problemsOf(inProduction(app))).toEqual([]);
  await seedDemoData(app.context);
  expect(await problemsOf(app.context)).toEqual([]);
  expect(await problemsOf(inProduction(app))).toEqual([accounts, coupons]);
  expect(await problemsOf(inProduction(app, ['demo-accounts']))).toEqual([coupons]);
  expect(await problemsOf(inProduction(app, ['demo-coupons']))).toEqual([accounts]);
});

test('production seeds no demo data beside a sandbox that is allowed, unless that is named too', async () => {
  const app = await startTestApp();
  await seedDemoData(inProduction(app));
  expect(await findDemoData(app.context)).toEqual({ accounts: [], coupons: [] });
  await seedDemoData(inProduction(app, ['demo-accounts']));
  expect(await findDemoData(app.context)).toMatchObject({
    accounts: [expect.anything(), expect.anything(), expect.anything()],
    coupons: [],
  });
});

test('demo data is removed whole; a coupon that an order holds is ended; nobody else loses anything', async () => {
  const app = await startTestApp();
  await seedDemoData(app.context);
  const person = await signedInPerson(app);
  await openOrder(app, person, { coupon: 'FLAT25' });
  const { accounts: removed } = await removeDemoData(app.context);
  expect(removed).toHaveLength(3);
  expect(await problemsOf(inProduction(app))).toEqual([]);
  const { db } = app.context.storage;
  expect(await db.coupon.findMany()).toMatchObject([{ code: 'FLAT25', disabledAt: app.clock.now() }]);
  expect(await db.user.findMany()).toMatchObject([{ id: person.userId }]);
  const signIn = { email: 'pro@genie.local', password: 'Genie@2025' };
  expect((await app.call(endpoints.login, { body: signIn })).status).toBe(401);
  await app.context.jobs.run('outbox');
  const mailed = app.sandbox.mail.messages().flatMap(({ to }) => to.map(({ address }) => address));
  expect(mailed.filter((address) => address.endsWith('@genie.local'))).toEqual([]);
  expect((await removeDemoData(app.context)).accounts).toEqual([]);
});
