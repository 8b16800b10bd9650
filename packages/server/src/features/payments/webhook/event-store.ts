import type { Database } from '../../../storage/index.ts';

/** Remembers an event. @throws a unique violation when it is known */
export const insertEvent = async (
  db: Database,
  event: { eventId: string; name: string; reference: string; receivedAt: Date },
): Promise<void> => {
  await db.gatewayEvent.create({ data: event });
};

export const deleteGatewayEventsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.gatewayEvent.deleteMany({ where: { receivedAt: { lt: time } } });
};
