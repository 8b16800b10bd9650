import { InvalidArgumentError } from 'commander';

const mostYears = 10;

/** How many days or months a plan lasts: ten years at most, so that every end is a date. */
const term = (most: number, text: string): number => {
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new InvalidArgumentError(`Give a whole number from 1 to ${most}.`);
  return number;
};

export const months = (text: string): number => term(mostYears * 12, text);

/** `none` is no term of its own: each contract says when it ends. */
export const daysOrNone = (text: string): number | 'none' =>
  text === 'none' ? text : term(mostYears * 365, text);
