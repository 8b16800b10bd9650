import type { Sealing } from '../../sealing.ts';

/** By what the mails to an address are found, compared without case, while nobody can tell the address by it. */
export const recipientHashOf = (sealing: Sealing, address: string): string =>
  sealing.keyedHash('outbox-recipient', address.trim().toLowerCase());
