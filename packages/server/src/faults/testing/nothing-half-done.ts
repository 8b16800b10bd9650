import { expect } from 'vitest';
import type { Context } from '../../context.ts';

/** Whatever is written together is there together: nothing was begun and left, once the jobs had their turn. */
export const expectNothingHalfDone = async ({
  context,
}: {
  readonly context: Pick<Context, 'storage'>;
}): Promise<void> => {
  const { db } = context.storage;
  const registrations = await db.registration.findMany({ include: { code: true } });
  const confirmations = await db.outboxMail.count({ where: { kind: 'confirmation' } });
  expect(registrations.filter(({ code }) => code === null)).toEqual([]);
  expect(confirmations).toBe(registrations.length);
  const entries = await db.entry.findMany();
  expect(entries.filter(({ status }) => status === 'writing')).toEqual([]);
  const days = await db.dailyUse.findMany();
  const used = days.reduce((total, day) => total + day.used, 0);
  expect(used).toBe(entries.filter(({ limitDay }) => limitDay !== null).length);
  const chats = await db.chat.findMany({ include: { entries: true } });
  expect(chats.filter((chat) => chat.entries.length === 0)).toEqual([]);
  expect(await db.order.count({ where: { status: 'creating' } })).toBe(0);
};
