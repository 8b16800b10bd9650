import { createSealing } from '../../sealing.ts';

/** By what an ENCRYPTION_KEY is known again: nobody learns the key from it. */
export const keyMark = (encryptionKey: string): string =>
  createSealing(encryptionKey).keyedHash('backup', 'key mark');
