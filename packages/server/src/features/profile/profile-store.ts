import type { Database, DatabaseTransaction } from '../../storage/index.ts';

/** A photo as it is kept. */
export type Photo = { readonly mediaType: string; readonly image: Uint8Array<ArrayBuffer> };

export const findProfile = (db: Database, userId: string) =>
  db.user.findUnique({
    where: { id: userId },
    select: {
      fullName: true,
      email: true,
      emailKey: true,
      phone: true,
      passwordHash: true,
      photo: { select: { mediaType: true, image: true } },
    },
  });

/** All that is stored of a person but the password's hash. */
export const findPerson = (db: Database, userId: string) =>
  db.user.findUnique({ where: { id: userId }, omit: { emailKey: true }, include: { photo: true } });

/** Sets the name; false when the account is gone. */
export const setFullName = async (
  tx: DatabaseTransaction,
  userId: string,
  { fullName, now }: { fullName: string; now: Date },
): Promise<boolean> => {
  const { count } = await tx.user.updateMany({ where: { id: userId }, data: { fullName, updatedAt: now } });
  return count === 1;
};

export const setPhoto = async (
  tx: DatabaseTransaction,
  userId: string,
  { photo, name, now }: { photo: Photo; name: string; now: Date },
): Promise<void> => {
  const stored = { ...photo, name, updatedAt: now };
  await tx.userPhoto.upsert({ where: { userId }, create: { userId, ...stored }, update: stored });
};
