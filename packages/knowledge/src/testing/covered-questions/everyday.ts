import type { CoveredQuestion } from './covered-question.ts';

/** Questions in everyday words, and some with data that they bring along. */
export const everyday: readonly CoveredQuestion[] = [
  ['decode bitmap F23C449108E18000 for me', 'transaction-switch/iso-8583-message-structure'],
  ['processing code 012000', 'processing-codes', 'transaction-switch/processing-code-and-amounts'],
  [
    'the card machine got no reply from the host, what must it send',
    'transaction-switch/reversals-and-advices',
    'transaction-switch/timers-and-retries',
    'transaction-switch/monitoring-and-troubleshooting',
  ],
  [
    'customer wants his money back, which message',
    'card-fundamentals/reversals-refunds-voids',
    'clearing-settlement/refunds-and-late-presentment',
    'acquiring/terminal-transaction-types',
    'processing-codes',
  ],
  [
    'what is co-badging',
    'card-fundamentals/local-schemes-and-co-badging',
    'card-fundamentals/card-types',
    'transaction-switch/routing-by-bin',
  ],
  ['TR-34', 'hsm-keys/remote-key-loading'],
];
