import { toFils } from '@genie/contract';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

const money = /^\d{1,7}(\.\d{1,2})?$/;
const day = z.iso.date();
/** A time with its zone: without one it would be of the zone of this machine. */
const timeWithZone = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/** An amount of AED, in fils. */
export const dirhams = (text: string): number => {
  if (!money.test(text)) throw new InvalidArgumentError('Give an amount of AED, such as 99 or 24.50.');
  return toFils(Number(text));
};

/** A percentage, in hundredths of a percent. */
export const percentage = (text: string): number => {
  const hundredths = money.test(text) ? toFils(Number(text)) : 0;
  if (hundredths < 1 || hundredths > 10_000)
    throw new InvalidArgumentError('Give a percentage above 0, at most 100.');
  return hundredths;
};

/** The code of a coupon. */
export const couponCode = (text: string): string => {
  if (!/^[A-Za-z0-9_-]{2,64}$/.test(text)) {
    throw new InvalidArgumentError('A code has 2 to 64 letters, digits and hyphens.');
  }
  return text;
};

/** A whole number from 1. */
export const count = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.');
  return Number(text);
};

/** A whole number from 1; `none` is no limit. */
export const limit = (text: string): number | 'none' => (text === 'none' ? text : count(text));

/** A time as ISO 8601, with its zone; a day alone is its beginning, in UTC. */
export const instant = (text: string): Date => {
  if (day.safeParse(text).success) return new Date(`${text}T00:00:00Z`);
  if (timeWithZone.safeParse(text).success) return new Date(text);
  throw new InvalidArgumentError(
    'Give a date such as 2027-01-31, or a time with its zone such as 2027-01-31T18:00:00Z.',
  );
};

/** `all`, or the numbers of the knowledge categories, as the catalogue stores them. */
export const topics = (text: string): string => {
  if (text === 'all') return text;
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1 || number > 8)) {
    throw new InvalidArgumentError('Give all, or numbers of topics from 1 to 8, such as 1,4,8.');
  }
  return JSON.stringify([...new Set(numbers)].sort((one, other) => one - other));
};
