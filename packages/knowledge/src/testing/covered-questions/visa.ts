import type { CoveredQuestion } from './covered-question.ts';

/** Questions on Visa. */
export const visa: readonly CoveredQuestion[] = [
  ['BASE I and BASE II', 'visa/visanet-systems'],
  ['what is VIP at Visa', 'visa/visanet-systems'],
  ['layout of TCR 0', 'visa/visa-base-ii-transaction-codes'],
  [
    'meaning of Visa transaction codes 05 06 07 25',
    'visa/visa-base-ii-transaction-codes',
    'visa-transaction-codes',
  ],
  [
    'Visa field 62.2 transaction identifier',
    'visa/visa-transaction-identifier',
    'visa/visa-authorisation-messages',
  ],
  ['VSS reports', 'visa/visa-settlement-service'],
  ['Visa Direct push payment OCT', 'visa/visa-direct'],
  ['account funding transaction', 'visa/visa-direct', 'glossary', 'processing-codes'],
  ['dispute condition 10.4', 'visa/visa-disputes'],
  ['compelling evidence 3.0', 'visa/visa-disputes', 'acquiring/merchant-chargebacks'],
  ['CAVV result codes', 'visa/visa-eci-cavv-and-verification-results', 'cavv-results'],
  [
    'credential on file Visa recurring MIT',
    'visa/visa-stored-credentials',
    'acquiring/recurring-and-merchant-initiated',
  ],
];
