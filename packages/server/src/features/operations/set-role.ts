import type { Context } from '../../context.ts';
import { setUserRole } from '../accounts/index.ts';

/** What an account can be. The role opens no call: operators work by the command line. */
export const roles = ['user', 'operator'] as const;
export type Role = (typeof roles)[number];

/** Changes what an account is; false when it is gone. */
export const setRole = ({ clock, storage }: Context, userId: string, role: Role): Promise<boolean> =>
  setUserRole(storage.db, userId, { role, now: clock.now() });
