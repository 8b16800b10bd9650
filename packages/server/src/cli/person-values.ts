import { emailSchema, fullNameSchema, newPasswordSchema, phoneSchema } from '@genie/contract';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';

/** Holds an option against what the contract asks of the same field. */
const asIn =
  <Schema extends z.ZodType>(schema: Schema) =>
  (text: string): z.output<Schema> => {
    const { data, error } = schema.safeParse(text);
    if (error) throw new InvalidArgumentError(error.issues[0]?.message ?? 'This cannot be used.');
    return data;
  };

export const emailAddress = asIn(emailSchema);
export const fullName = asIn(fullNameSchema);
export const newPassword = asIn(newPasswordSchema);
export const phoneNumber = asIn(phoneSchema);
