import type { Turn } from '../passage.ts';

const asked = (...questions: string[]): Turn[] => questions.map((question) => ({ question, answer: '' }));

/** Follow-ups that are only understood from the questions before, and the documents that answer them. */
export const conversations: readonly (readonly [
  earlier: Turn[],
  question: string,
  ...documents: string[],
])[] = [
  [
    asked('What are the Visa dispute conditions?'),
    'and for Mastercard?',
    'mastercard/mastercard-dispute-cycle',
    'card-fundamentals/visa-and-mastercard-compared',
  ],
  [
    asked('How long is a Visa transaction identifier?'),
    'What about Mastercard?',
    'mastercard/mastercard-trace-id',
    'glossary',
  ],
  [
    asked('What does response code 05 mean?'),
    'and 51?',
    'iso8583-response-codes',
    'transaction-switch/response-codes',
  ],
  [asked('What is DE 39?'), 'what about DE 38?', 'iso8583-data-elements'],
  [
    asked('How is the check digit at the end of a card number calculated?'),
    'and if two neighbouring ones are swapped, always caught?',
    'card-fundamentals/card-number-bin-luhn',
  ],
  [asked('How does DUKPT work?'), 'What does its KSN contain?', 'hsm-keys/dukpt'],
  [asked('What is stand-in processing?'), 'Who carries the risk?', 'transaction-switch/stand-in-processing'],
  [
    asked('How is a PVV calculated?'),
    'why does it need the PAN?',
    'hsm-keys/pin-verification',
    'hsm-keys/pin-block-formats',
  ],
  [
    asked('What is the merchant discount rate?', 'what is it made of?'),
    'how can I check it?',
    'acquiring/merchant-pricing',
  ],
  [
    asked('How does incremental authorisation work for hotels?'),
    'how long is it valid?',
    'transaction-switch/pre-authorisation-incremental-completion',
    'mastercard/mastercard-authorisation-types',
  ],
  [
    asked('What is a chargeback?'),
    'what about refunds?',
    'clearing-settlement/refunds-and-late-presentment',
    'clearing-settlement/chargebacks-in-clearing',
  ],
  [asked('What is a TR-31 key block?'), 'show me an example of it', 'hsm-keys/key-blocks-tr31'],
  [
    asked('How does RuPay clearing work?'),
    'and who settles it?',
    'clearing-settlement/rupay-clearing-and-settlement',
  ],
  [
    asked('What is the RRN?', 'which field is that in?', 'how long is it'),
    'who makes it up',
    'transaction-switch/duplicate-detection',
  ],
  [
    asked('what is STIP?', 'when does it kick in'),
    'who is liable then',
    'transaction-switch/stand-in-processing',
    'visa/visa-stip-for-issuers',
  ],
  [
    asked('Was there an answer to the echo test?', 'what is MCC 5999'),
    'which one would a hotel have',
    'acquiring/mid-tid-mcc',
    'mcc',
  ],
  [
    asked('who pays the scheme fee'),
    'no, I meant the merchant side',
    'clearing-settlement/interchange-and-scheme-fees',
    'acquiring/merchant-pricing',
  ],
  [
    asked('What is key check value', 'what is a representment'),
    'about the KCV again, how do I calculate it?',
    'hsm-keys/key-ceremony-and-kcv',
  ],
  [
    asked('How do I read a bitmap in ISO 8583?'),
    '7220000000000000',
    'transaction-switch/iso-8583-message-structure',
  ],
  [
    asked('What is card testing?'),
    'how do I spot it',
    'card-fundamentals/card-not-present-fraud-and-sca',
    'acquiring/fraud-tools',
  ],
  [
    asked('what does 4853 mean'),
    'and 4837?',
    'mastercard-dispute-codes',
    'mastercard/mastercard-dispute-cycle',
  ],
  [
    asked('How does Apple Pay get the card onto the phone?'),
    'what can the issuer see',
    'card-fundamentals/digital-wallets',
  ],
  [
    asked('what is a surcharge', 'is it allowed?'),
    'and in the US',
    'acquiring/surcharges-and-acceptance-rules',
  ],
];
