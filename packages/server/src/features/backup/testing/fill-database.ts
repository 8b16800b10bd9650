import { randomUUID } from 'node:crypto';
import type { Storage } from '../../../storage/index.ts';
import { sampleCode, sampleRegistration, storeSubscriber } from '../../../storage/testing/sample-rows.ts';

const difficult = 'Zoë "quoted" \\ back\\slash\n\tline 日本 🏦 \u2028 \u00a0 ’';
const at = new Date('2025-02-28T23:59:59.987Z');

/** Rows with what is difficult to carry over: every kind of column, nulls, and values at their limits. */
export const fillDatabase = async ({ db }: Pick<Storage, 'db'>): Promise<void> => {
  const { userId, subscriptionId } = await storeSubscriber(db);
  await db.user.update({
    where: { id: userId },
    data: { fullName: difficult, phone: '', passwordHash: null },
  });
  await db.userPhoto.create({
    data: {
      userId,
      mediaType: 'image/webp',
      image: Uint8Array.from({ length: 100_000 }, (_, index) => index % 256),
      name: difficult,
      updatedAt: at,
    },
  });
  await db.registration.create({ data: { ...sampleRegistration(), code: { create: sampleCode() } } });
  await db.subscription.update({
    where: { id: subscriptionId },
    data: { renews: true, questionsUsed: 2_147_483_647, graceUntil: at },
  });
  await db.dailyUse.create({ data: { subscriptionId, day: '2025-02-28', used: -1 } });
  await db.coupon.createMany({
    data: ['ONE', 'TWO'].map((code, index) => ({
      code,
      kind: 'flat',
      amount: index,
      isDemo: index === 1,
      createdAt: at,
    })),
  });
  await db.counter.create({ data: { name: 'receipt', value: 41 } });
  const chatId = randomUUID();
  await db.chat.create({
    data: { id: chatId, userId, firstQuery: difficult, createdAt: at, lastActivityAt: at, pinned: true },
  });
  await db.entry.createMany({
    data: Array.from({ length: 1_234 }, (_, position) => ({
      id: randomUUID(),
      chatId,
      userId,
      position,
      query: `${difficult} ${position}`,
      answer: position === 7 ? 'x'.repeat(300_000) : '<p>&amp;</p>',
      status: 'finished',
      source: 'knowledge',
      createdAt: new Date(at.getTime() + position),
      ...(position === 3 && { feedbackRating: 'bad', feedbackComment: difficult, feedbackAt: at }),
    })),
  });
};
