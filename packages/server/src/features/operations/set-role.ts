import type { Context } from '../../context.ts';

/** What an account can be. The role opens no call: operators work by the command line. */
export const roles = ['user', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Changes what an account is; false when it is gone. */
export const setRole = async ({ clock, storage }: Context, userId: string, role: Role): Promise<boolean> => {
  const { count } = await storage.db.user.updateMany({
    where: { id: userId },
    data: { role, updatedAt: clock.now() },
  });
  return count === 1;
};
