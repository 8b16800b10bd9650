import type { CoveredQuestion } from './covered-question.ts';

/** Questions on clearing and settlement. */
export const clearingSettlement: readonly CoveredQuestion[] = [
  ['steps of the card clearing cycle', 'clearing-settlement/clearing-and-settlement'],
  [
    'what is T+1 settlement',
    'clearing-settlement/clearing-and-settlement',
    'acquiring/merchant-funding',
    'glossary',
  ],
  ['dual message vs single message', 'clearing-settlement/single-and-dual-message'],
  [
    'match a clearing record with its authorisation',
    'clearing-settlement/matching-clearing-to-authorisation',
  ],
  ['how is the net settlement position worked out', 'clearing-settlement/net-settlement-positions'],
  ['three way reconciliation', 'clearing-settlement/reconciliation-and-exceptions'],
  [
    'transaction is in the scheme file but not in our switch',
    'clearing-settlement/reconciliation-and-exceptions',
  ],
  [
    'interchange fee explained',
    'clearing-settlement/interchange-and-scheme-fees',
    'card-fundamentals/interchange-fees',
  ],
  [
    'why was my interchange downgraded',
    'clearing-settlement/interchange-and-scheme-fees',
    'card-fundamentals/interchange-fees',
  ],
  ['dynamic currency conversion', 'clearing-settlement/currency-conversion-and-dcc'],
  [
    'how do I read the conversion rate in DE 10',
    'clearing-settlement/currency-conversion-and-dcc',
    'transaction-switch/processing-code-and-amounts',
    'iso8583-data-elements',
  ],
  [
    'stages of a chargeback',
    'clearing-settlement/chargebacks-in-clearing',
    'card-fundamentals/disputes-and-chargebacks',
  ],
  [
    'void vs reversal vs refund',
    'clearing-settlement/refunds-and-late-presentment',
    'acquiring/terminal-transaction-types',
    'card-fundamentals/reversals-refunds-voids',
  ],
  ['force post', 'clearing-settlement/refunds-and-late-presentment', 'glossary'],
  ['RuPay settlement cycle', 'clearing-settlement/rupay-clearing-and-settlement'],
];
