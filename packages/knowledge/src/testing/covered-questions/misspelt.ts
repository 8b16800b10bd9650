import type { CoveredQuestion } from './covered-question.ts';

/** Misspelt questions. */
export const misspelt: readonly CoveredQuestion[] = [
  [
    'differance between clearing and setlement',
    'clearing-settlement/clearing-and-settlement',
    'card-fundamentals/authorisation-clearing-settlement',
  ],
  ['chargebak stages', 'clearing-settlement/chargebacks-in-clearing', 'acquiring/merchant-chargebacks'],
  ['interchnage fees', 'clearing-settlement/interchange-and-scheme-fees'],
  ['how does tokenizaton work', 'card-fundamentals/network-tokenization'],
  ['pin tranlsation in the hsm', 'hsm-keys/pin-translation'],
  ['reconcilliation of switch and network files', 'clearing-settlement/reconciliation-and-exceptions'],
  ['aquirer role', 'acquiring/acquirer-role-and-onboarding', 'card-fundamentals/four-party-model'],
  [
    'what is a presentmant',
    'clearing-settlement/clearing-and-settlement',
    'clearing-settlement/refunds-and-late-presentment',
    'clearing-settlement/chargebacks-in-clearing',
    'glossary',
    'mastercard/mastercard-ipm-clearing',
    'mti',
  ],
  ['stand in procesing', 'transaction-switch/stand-in-processing', 'visa/visanet-systems'],
  ['cryptogarm verification fails', 'hsm-keys/arqc-arpc', 'transaction-switch/de-55-emv-data'],
  [
    'wich feilds does a reversal reqiure',
    'transaction-switch/reversals-and-advices',
    'visa/visa-authorisation-messages',
  ],
  [
    'waht is a pin blok',
    'hsm-keys/pin-block-formats',
    'glossary',
    'iso8583-data-elements',
    'hsm-keys/pin-translation',
  ],
  ['hwo does 3D Secrue work', 'card-fundamentals/three-d-secure', 'acquiring/e-commerce-payment-flow'],
  ['mastercrad reasn code 4853', 'mastercard-dispute-codes', 'mastercard/mastercard-dispute-cycle'],
  ['vias field 44.10', 'visa-private-fields', 'visa/visa-eci-cavv-and-verification-results'],
];
