import type { Context } from '../../context.ts';

/** By what the events of an e-mail are found that has no account, or no longer has one. */
export const auditEmailHash = (sealing: Context['sealing'], email: string): string =>
  sealing.keyedHash('security-event', email.trim().toLowerCase());
