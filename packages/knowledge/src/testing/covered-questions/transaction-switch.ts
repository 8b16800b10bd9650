import type { CoveredQuestion } from './covered-question.ts';

/** Questions on transaction switches. */
export const transactionSwitch: readonly CoveredQuestion[] = [
  ['what does a payment switch do', 'transaction-switch/what-a-switch-does'],
  ['How do I decode an ISO 8583 bitmap?', 'transaction-switch/iso-8583-message-structure'],
  ['structure of an ISO8583 message', 'transaction-switch/iso-8583-message-structure'],
  ['BIN routing table', 'transaction-switch/routing-by-bin'],
  ['effects of 8 digit BINs on routing', 'transaction-switch/routing-by-bin'],
  ['STIP', 'transaction-switch/stand-in-processing', 'visa/visanet-systems', 'glossary'],
  ['when does the network stand in for the issuer', 'transaction-switch/stand-in-processing'],
  ['authorisation timed out, what must the acquirer send?', 'transaction-switch/reversals-and-advices'],
  ['0400 versus 0420', 'transaction-switch/reversals-and-advices', 'mti'],
  ['STAN vs RRN', 'transaction-switch/duplicate-detection'],
  [
    'customer was debited twice for one purchase',
    'transaction-switch/duplicate-detection',
    'clearing-settlement/missed-and-duplicate-clearing-files',
  ],
  ['how are duplicate transactions detected', 'transaction-switch/duplicate-detection'],
  ['partial approval handling at POS', 'transaction-switch/partial-approval'],
  ['hotel incremental authorization', 'transaction-switch/pre-authorisation-incremental-completion'],
  [
    'how long is a pre-auth hold kept',
    'transaction-switch/pre-authorisation-incremental-completion',
    'mastercard/mastercard-authorisation-types',
  ],
  [
    'what checks does the issuer host do before approving',
    'transaction-switch/issuer-authorisation-checks',
    'card-fundamentals/authorisation-clearing-settlement',
  ],
  ['how is open-to-buy computed', 'transaction-switch/issuer-authorisation-checks'],
  [
    'approval rate dropped suddenly, how do I investigate',
    'transaction-switch/monitoring-and-troubleshooting',
  ],
  ['echo test interval', 'transaction-switch/network-management-messages'],
  ['dynamic key exchange 0800', 'transaction-switch/network-management-messages'],
  ['ATM debited my account but gave no cash', 'transaction-switch/atm-transactions-and-balance-inquiry'],
  [
    'balance in DE 54',
    'transaction-switch/atm-transactions-and-balance-inquiry',
    'amount-types',
    'iso8583-data-elements',
  ],
  ['parse TLV data of field 55', 'transaction-switch/de-55-emv-data'],
  ['how to identify a fallback transaction', 'transaction-switch/pos-entry-mode-and-pos-data'],
];
