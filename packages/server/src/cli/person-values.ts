import { readFileSync } from 'node:fs';
import { accountTexts, emailSchema, fullNameSchema, newPasswordSchema, phoneSchema } from '@genie/contract';
import { maskSensitiveCardData } from '@genie/payment-formats';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { reasonOf } from '../reason-of.ts';

/** Holds an option against what the contract asks of the same field. */
const asIn =
  <Schema extends z.ZodType>(schema: Schema) =>
  (text: string): z.output<Schema> => {
    const { data, error } = schema.safeParse(text);
    if (error) throw new InvalidArgumentError(error.issues[0]?.message ?? 'This cannot be used.');
    return data;
  };

export const emailAddress = asIn(emailSchema);
/** A name, in which no card data stand, as in registering. */
export const fullName = (text: string): string => {
  const name = asIn(fullNameSchema)(text);
  if (maskSensitiveCardData(name).text !== name) {
    throw new InvalidArgumentError(accountTexts.nameHoldsCardData);
  }
  return name;
};
export const newPassword = asIn(newPasswordSchema);
/** The password that a file holds, or standard input for `-`; the end of its line is no part of it. */
export const passwordIn = (file: string): string => newPassword(textOf(file).replace(/\r?\n$/, ''));

const standardInput = 0;

const textOf = (file: string): string => {
  try {
    return readFileSync(file === '-' ? standardInput : file, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(`It could not be read: ${reasonOf(error)}`);
  }
};

export const phoneNumber = asIn(phoneSchema);
