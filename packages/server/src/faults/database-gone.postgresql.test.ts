import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, paths, systemTexts } from '@genie/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abandonedAnswersJob } from '../features/chat/index.ts';
import { reconcileJob } from '../features/payments/index.ts';
import { migrate } from '../storage/index.ts';
import { type PostgresOfTests, startPostgres } from '../storage/testing/index.ts';
import {
  addSubscription,
  type Person,
  registration,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { expectNothingHalfDone } from './testing/nothing-half-done.ts';

// `npm run soak -- outage` keeps the database away for longer.
const leastAwayMs = process.env.SOAK === '1' ? 60_000 : 20_000;
/** Each wait for the database ends within 12 seconds, and an answer on its way has three of them. */
const boundMs = 45_000;
const quickMs = 3_000;

let server: PostgresOfTests;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const databaseOfItsOwn = async (name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await migrate({ databaseUrl: url.href });
  return url.href;
};

const query = 'What does DE 39 = 05 mean?';
type Refused = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly code: string; readonly detail: string };
};

const timed = async <T>(work: Promise<T>): Promise<{ answer: T; ms: number }> => {
  const begun = performance.now();
  return { answer: await work, ms: performance.now() - begun };
};

/** Everything that writes, and what reads, more of it at once than there are connections. */
const requests = (app: TestApp, person: Person, chatId: string) => {
  const { token, email } = person;
  return Array.from({ length: 3 }, () => [
    app.call(endpoints.register, { body: registration() }),
    app.call(endpoints.login, { body: { email, password: 'Secret1!' } }),
    app.call(endpoints.sendPrompt, { token, body: { query } }),
    app.call(endpoints.renameChat, { token, body: { chat_id: chatId, name: 'Renamed' } }),
    app.call(endpoints.getLastChatId, { token }),
    addSubscription(app, person),
  ]).flat();
};

test.each([
  ['hangs', (postgres: PostgresOfTests) => postgres.freeze(), (postgres: PostgresOfTests) => postgres.thaw()],
  [
    'is stopped',
    (postgres: PostgresOfTests) => postgres.halt(),
    (postgres: PostgresOfTests) => postgres.revive(),
  ],
] as const)(
  'while PostgreSQL %s for 20 s every request is refused in time, and the service goes on by itself',
  {
    timeout: 180_000,
  },
  async (how, goAway, comeBack) => {
    const app = await startTestApp({
      databaseUrl: await databaseOfItsOwn(how.replaceAll(' ', '_')),
      patience: 1,
    });
    const person = await signedInPerson(app);
    const asked = await app.call(endpoints.sendPrompt, { token: person.token, body: { query } });
    const chatId = asked.body.message.chat_id;
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
    // Over connections of their own: the application waits for those that are kept before it closes.
    const get = (path: string) => fetch(`${url}${path}`, { headers: { connection: 'close' } });

    app.sandbox.control.set('ai', { mode: 'slow', after_chunks: 3, delay_ms: 600_000 });
    const inMidAnswer = timed<Refused>(
      app.call(endpoints.sendPrompt, { token: person.token, body: { query } }),
    );
    const isWriting = () => app.context.storage.db.entry.count({ where: { status: 'writing' } });
    await expect.poll(isWriting).toBe(1);

    await goAway(server);
    app.sandbox.control.reset();
    const gone = wait(leastAwayMs);
    const answers = requests(app, person, chatId).map((call) => timed<Refused>(call));
    const [scraping, looking] = [get('/metrics'), doctorSays(app, 'database')];
    const health = await timed(get(paths.health));
    expect([health.answer.status, health.ms < quickMs]).toEqual([200, true]);
    const ready = await timed(get(paths.readiness));
    expect([ready.answer.status, ready.ms < quickMs * 3]).toEqual([503, true]);
    for (const { answer, ms } of await Promise.all([inMidAnswer, ...answers])) {
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        503,
        'storage_unavailable',
        systemTexts.storageUnavailable,
      ]);
      expect(ms).toBeLessThan(boundMs);
    }
    const [scraped, [finding]] = await Promise.all([scraping, looking]);
    expect(await scraped.text()).toContain('genie_database_up 0');
    expect(finding).toMatchObject({ state: 'failed', todo: expect.stringContaining('PostgreSQL') });
    await gone;

    await comeBack(server);
    await expect.poll(async () => (await get(paths.readiness)).status, { timeout: 30_000 }).toBe(200);
    const next = await app.call(endpoints.sendPrompt, { token: person.token, body: { query } });
    expect(next.body.message).toMatchObject({ status: 'finished' });
    expect((await addSubscription(app, person)).status).toBe(200);
    app.clock.advance({ minutes: 10 });
    await app.context.jobs.run(reconcileJob);
    await app.context.jobs.run(abandonedAnswersJob);
    await expectNothingHalfDone(app);
  },
);
