import type { Database } from '../../storage/index.ts';

export const findProfile = (db: Database, userId: string) =>
  db.user.findUnique({ where: { id: userId }, select: { fullName: true, email: true, phone: true } });
