import { dubaiMonth } from '../gateway-clock.ts';

/** `YYYY-MM` of an expiry written as MM/YY; null when it is not one. */
export function readExpiry(written: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(written.trim()) ?? [];
  return month === undefined ? null : `20${year}-${month}`;
}

/** MM/YY of `YYYY-MM`. */
export function writeExpiry(expiry: string): string {
  return `${expiry.slice(5)}/${expiry.slice(2, 4)}`;
}

/** A card is good until the end of the month that is printed on it. */
export function isExpired(expiry: string, now: number): boolean {
  return expiry < dubaiMonth(now);
}
