import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Where ids, tokens and codes come from. */
export type Randomness = {
  readonly uuid: () => string;
  /** 256 bits, base64url. */
  readonly token: () => string;
  /** That many decimal digits, each equally likely. */
  readonly digits: (count: number) => string;
  /** A whole number from `least` up to, but not including, `below`. */
  readonly integer: (least: number, below: number) => number;
};

export const systemRandomness: Randomness = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  integer: (least, below) => randomInt(least, below),
};
