import { acquiring } from './covered-questions/acquiring.ts';
import { cardFundamentals } from './covered-questions/card-fundamentals.ts';
import { clearingSettlement } from './covered-questions/clearing-settlement.ts';
import { codes } from './covered-questions/codes.ts';
import type { CoveredQuestion } from './covered-questions/covered-question.ts';
import { everyday } from './covered-questions/everyday.ts';
import { hsmKeys } from './covered-questions/hsm-keys.ts';
import { mastercard } from './covered-questions/mastercard.ts';
import { misspelt } from './covered-questions/misspelt.ts';
import { transactionSwitch } from './covered-questions/transaction-switch.ts';
import { visa } from './covered-questions/visa.ts';

/** Questions of all kinds that the documents answer. */
export const coveredQuestions: readonly CoveredQuestion[] = [
  ...codes,
  ...cardFundamentals,
  ...hsmKeys,
  ...transactionSwitch,
  ...clearingSettlement,
  ...visa,
  ...mastercard,
  ...acquiring,
  ...misspelt,
  ...everyday,
];
