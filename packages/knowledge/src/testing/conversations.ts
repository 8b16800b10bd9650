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
];
