import type { CoveredQuestion } from './covered-question.ts';

/** Questions on Mastercard. */
export const mastercard: readonly CoveredQuestion[] = [
  [
    'DE 48 subelement 42',
    'mastercard/mastercard-de-48-subelements',
    'mastercard/mastercard-identity-check-and-sli',
  ],
  ['what is an IPM file', 'mastercard/mastercard-ipm-clearing'],
  ['1240 and 1644 messages', 'mastercard/mastercard-ipm-clearing', 'mti'],
  ['PDS 0158', 'mastercard/mastercard-private-data-subelements'],
  ['Mastercard SLI 212', 'mastercard/mastercard-identity-check-and-sli'],
  ['what is Banknet', 'mastercard/mastercard-networks', 'mastercard/mastercard-trace-id'],
  ['GCMS', 'mastercard/mastercard-networks', 'mastercard/mastercard-ipm-clearing', 'glossary'],
  ['chargeback reason code 4837', 'mastercard/mastercard-dispute-cycle'],
  ['Mastercard trace ID', 'mastercard/mastercard-trace-id'],
  ['merchant advice code', 'mastercard/mastercard-authorisation-messages', 'acquiring/routing-and-retries'],
  ['how long is a Mastercard preauthorization valid', 'mastercard/mastercard-authorisation-types'],
  ['token transaction with MDES', 'mastercard/mastercard-tokens-mdes'],
];
