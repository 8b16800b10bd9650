import { createHmac, randomUUID } from 'node:crypto';
import { systemClock } from '../../src/clock.ts';
import { hashPassword } from '../../src/features/accounts/passwords.ts';
import { seedPlans } from '../../src/features/plans/index.ts';
import { migrate, openStorage, type Storage } from '../../src/storage/index.ts';

export const jwtSecret = 'a secret of the measurement, known to everybody';
export const password = 'Secret1!';

/** Somebody who asks: signed in, on the Pro Plan, whose questions of a day the measurement does not use up. */
export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly subscriptionId: string;
  readonly token: string;
};

const proPlanId = 3;
const bcryptCost = 11;
const day = 86_400_000;

/**
 * Migrates a database and puts people into it. Each has the same number of chats, and all other entries are of somebody
 * who never comes.
 *
 * @param sizes.chats of each person
 * @param sizes.entries in the whole table
 */
export const fillDatabase = async (
  databaseUrl: string,
  sizes: { readonly people: number; readonly chats: number; readonly entries: number },
): Promise<Person[]> => {
  await migrate({ databaseUrl });
  const storage = await openStorage({ databaseUrl });
  try {
    await seedPlans({ clock: systemClock, storage });
    // Marked as the operator's edit, so that the server's own seed leaves it.
    await storage.db.plan.updateMany({
      where: { planId: proPlanId },
      data: { perDay: 1_000_000_000, operatorEdited: true },
    });
    const people = await insertPeople(storage, sizes.people);
    await insertChats(storage, people, sizes.chats);
    if (sizes.entries > 0) await insertEntries(storage, sizes.entries);
    return people;
  } finally {
    await storage.close();
  }
};

const insertPeople = async ({ db }: Storage, count: number): Promise<Person[]> => {
  const now = new Date();
  const later = new Date(now.getTime() + 300 * day);
  const passwordHash = await hashPassword(password, bcryptCost);
  const rows = Array.from({ length: count }, (_, index) => {
    const [userId, sessionId, subscriptionId] = [randomUUID(), randomUUID(), randomUUID()];
    return { userId, sessionId, subscriptionId, email: `person-${index}@example.com` };
  });
  await db.user.createMany({
    data: rows.map(({ userId, email }) => ({
      ...{ id: userId, email, emailKey: email, fullName: 'Amina Rahman', phone: '0501234567' },
      ...{ passwordHash, createdAt: now, updatedAt: now },
    })),
  });
  await db.session.createMany({
    data: rows.map(({ userId, sessionId }) => ({
      ...{ id: sessionId, userId, refreshTokenHash: sessionId },
      ...{ createdAt: now, lastUsedAt: now, expiresAt: later },
    })),
  });
  await db.subscription.createMany({
    data: rows.map(({ userId, subscriptionId }) => ({
      ...{ id: subscriptionId, userId, planId: proPlanId, startsAt: now, endsAt: later },
      ...{ status: 'active', activeUserId: userId, anchorAt: now, createdAt: now },
    })),
  });
  return rows.map(({ userId, sessionId, ...row }) => ({
    ...row,
    userId,
    token: accessToken({ sub: userId, sid: sessionId, iat: seconds(now), exp: seconds(later) }),
  }));
};

const insertChats = async ({ db }: Storage, people: readonly Person[], each: number): Promise<void> => {
  for (const { userId } of people) {
    const chats = Array.from({ length: each }, (_, index) => {
      const at = new Date(Date.now() - index * 3_600_000);
      const firstQuery = `What does DE ${index % 128} mean, and what should I check?`;
      return { id: randomUUID(), userId, firstQuery, createdAt: at, lastActivityAt: at };
    });
    for (let at = 0; at < chats.length; at += 1_000) {
      await db.chat.createMany({ data: chats.slice(at, at + 1_000) });
    }
  }
};

const entriesOfChat = 10;

/** Chats of ten entries each, made by the database itself; ids are scattered over their index as random ones are. */
const insertEntries = async ({ db, kind }: Storage, entries: number): Promise<void> => {
  const owner = randomUUID();
  const at = new Date();
  await db.user.create({
    data: {
      ...{ id: owner, email: owner, emailKey: owner, fullName: owner, phone: '' },
      ...{ createdAt: at, updatedAt: at },
    },
  });
  const sqlite = kind === 'sqlite';
  const numbers = (from: number, end: number) =>
    sqlite
      ? `WITH RECURSIVE numbers(n) AS (VALUES (${from}) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${end})`
      : `WITH numbers AS (SELECT generate_series(${from}, ${end - 1})::bigint AS n)`;
  const scattered = (of: string) =>
    sqlite
      ? `printf('%08x-%d', ((${of}) * 2654435761) & 4294967295, ${of})`
      : `lpad(to_hex(((${of}) * 2654435761) & 4294967295), 8, '0') || '-' || (${of})`;
  const time = sqlite ? `'${at.toISOString().replace('Z', '+00:00')}'` : `'${at.toISOString()}'::timestamp`;
  const chat = `n / ${entriesOfChat}`;
  const chats = Math.ceil(entries / entriesOfChat);
  for (const [from, end] of portions(chats)) {
    await db.$executeRawUnsafe(
      `INSERT INTO chats (id, user_id, first_query, created_at, last_activity_at) ${numbers(from, end)}
       SELECT ${scattered('n')}, '${owner}', 'What does DE 39 mean?', ${time}, ${time} FROM numbers`,
    );
  }
  for (const [from, end] of portions(entries)) {
    await db.$executeRawUnsafe(
      `INSERT INTO entries (id, chat_id, user_id, position, query, answer, answer_markdown, status, source, created_at,
         finished_at) ${numbers(from, end)}
       SELECT ${scattered('n')}, ${scattered(chat)}, '${owner}', n % ${entriesOfChat}, 'What does DE 39 mean?',
         '<p>The answer to a question, of which there are many.</p>', 'The answer to a question.', 'finished',
         'knowledge', ${time}, ${time} FROM numbers`,
    );
  }
  if (kind === 'postgresql') await db.$executeRawUnsafe('ANALYZE');
};

/** So few rows that a statement is done long before the storage's patience ends. */
const rowsOfPortion = 50_000;

const portions = (count: number): [from: number, end: number][] =>
  Array.from({ length: Math.ceil(count / rowsOfPortion) }, (_, index) => [
    index * rowsOfPortion,
    Math.min(count, (index + 1) * rowsOfPortion),
  ]);

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);

const accessToken = (payload: object): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
};
