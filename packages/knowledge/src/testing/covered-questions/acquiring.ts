import type { CoveredQuestion } from './covered-question.ts';

/** Questions on acquiring. */
export const acquiring: readonly CoveredQuestion[] = [
  ['merchant onboarding process', 'acquiring/acquirer-role-and-onboarding'],
  ['payment gateway vs processor', 'acquiring/gateway-processor-acquirer'],
  ['what is a payfac', 'acquiring/payment-facilitators', 'glossary'],
  ['MDR components', 'acquiring/merchant-pricing'],
  ['interchange plus plus pricing', 'acquiring/merchant-pricing'],
  ['merchant payout is lower than sales', 'acquiring/merchant-funding'],
  ['MID and TID', 'acquiring/mid-tid-mcc'],
  ['which SAQ do I need for an iframe checkout', 'acquiring/pci-scope-for-merchants'],
  ['may a merchant store CVV2?', 'acquiring/pci-scope-for-merchants', 'hsm-keys/card-verification-values'],
  ['card testing attack', 'acquiring/fraud-tools', 'card-fundamentals/card-not-present-fraud-and-sca'],
  [
    'how does a shop defend itself against a chargeback',
    'acquiring/merchant-chargebacks',
    'card-fundamentals/disputes-and-chargebacks',
  ],
  ['smart routing', 'acquiring/routing-and-retries'],
  ['tap to phone', 'acquiring/soft-pos'],
  ['POS terminal end of day batch', 'acquiring/terminal-batch-settlement'],
  ['subscription billing with stored cards', 'acquiring/recurring-and-merchant-initiated'],
  ['online checkout flow with card', 'acquiring/e-commerce-payment-flow'],
  ['tip adjustment at a restaurant terminal', 'acquiring/terminal-transaction-types'],
];
