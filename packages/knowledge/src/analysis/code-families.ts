import { cardCodes } from './code-families/card-codes.ts';
import type { CodeFamily } from './code-families/code-family.ts';
import { keyCodes } from './code-families/key-codes.ts';
import { messageCodes } from './code-families/message-codes.ts';
import { networkCodes } from './code-families/network-codes.ts';

/** The families by the `kind` of a reference table; a table of another kind has no exact tokens of its own. */
export const codeFamilies: Readonly<Record<string, CodeFamily>> = {
  ...messageCodes,
  ...cardCodes,
  ...networkCodes,
  ...keyCodes,
};
