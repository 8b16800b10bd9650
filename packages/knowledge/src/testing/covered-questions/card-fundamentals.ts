import type { CoveredQuestion } from './covered-question.ts';

/** Questions on card fundamentals. */
export const cardFundamentals: readonly CoveredQuestion[] = [
  ['What is a PAN?', 'card-fundamentals/card-number-bin-luhn', 'glossary'],
  ['How do I compute the Luhn digit?', 'card-fundamentals/card-number-bin-luhn'],
  ['BIN versus IIN', 'card-fundamentals/card-number-bin-luhn'],
  ['who are the players in a card payment', 'card-fundamentals/four-party-model'],
  ['issuer vs acquirer', 'card-fundamentals/four-party-model', 'acquiring/acquirer-role-and-onboarding'],
  ['debit or credit card, how can the system tell?', 'card-fundamentals/card-types'],
  [
    'why are prepaid cards refused at petrol pumps',
    'card-fundamentals/card-types',
    'transaction-switch/partial-approval',
  ],
  ['explain the EMV chip flow step by step', 'card-fundamentals/emv-chip-transaction'],
  ['difference between SDA DDA and CDA', 'card-fundamentals/emv-chip-transaction'],
  ['What is terminal action analysis?', 'card-fundamentals/emv-chip-transaction'],
  ['how does tap and pay work', 'card-fundamentals/contactless-payments', 'acquiring/soft-pos'],
  ['contactless CVM limit', 'card-fundamentals/contactless-payments'],
  ['network token vs gateway token', 'card-fundamentals/network-tokenization'],
  [
    'What is the payment account reference?',
    'card-fundamentals/network-tokenization',
    'glossary',
    'emv-tags',
  ],
  [
    'how does Apple Pay provisioning of a card work',
    'card-fundamentals/network-tokenization',
    'mastercard/mastercard-tokens-mdes',
  ],
  ['frictionless flow 3DS', 'card-fundamentals/three-d-secure', 'acquiring/e-commerce-payment-flow'],
  ['liability shift in 3-D Secure', 'card-fundamentals/three-d-secure', 'acquiring/fraud-tools'],
  [
    'authorization vs clearing vs settlement',
    'card-fundamentals/authorisation-clearing-settlement',
    'clearing-settlement/clearing-and-settlement',
  ],
  [
    'Why is the posted amount not the amount that was authorised?',
    'card-fundamentals/authorisation-clearing-settlement',
  ],
];
