import type { CategoryId } from './categories.ts';

export type GuidelineQuestion = { readonly category: CategoryId; readonly question: string };

const of = (category: CategoryId, ...questions: readonly string[]): GuidelineQuestion[] =>
  questions.map((question) => ({ category, question }));

/** The 23 sample questions of the Guidelines page, by category; each is answered from the built-in documents. */
export const guidelineQuestions: readonly GuidelineQuestion[] = [
  ...of(
    1,
    'Walk me through a card payment from authorisation to settlement',
    'How does the Luhn check digit of a card number work?',
    'What happens step by step in an EMV chip transaction?',
  ),
  ...of(
    2,
    'How do renewal, replacement and reissue of a card differ?',
    'What is an embossing file, and what does one record contain?',
  ),
  ...of(
    3,
    'How is a PIN block translated from one zone to the next?',
    'What is a key check value (KCV), and how is it calculated?',
    'How does DUKPT derive a key for each transaction?',
  ),
  ...of(
    4,
    'What does DE 39 = 05 mean, and what should I check?',
    'How is an ISO 8583 message built: MTI, bitmap and fields?',
    'What is stand-in processing, and when does it start?',
  ),
  ...of(
    5,
    'How does single message differ from dual message?',
    'What is the acquirer reference number (ARN) made of?',
    'How is a net settlement position calculated?',
  ),
  ...of(
    6,
    'What do Visa transaction codes TC 05, TC 06 and TC 07 mean in BASE II?',
    'What is the Visa transaction identifier in field 62.2 used for?',
    'How does Visa STIP decide when the issuer does not answer?',
  ),
  ...of(
    7,
    'What does Mastercard DE 48 subelement 42 carry?',
    'Which function codes does Mastercard IPM clearing use for first presentment and chargeback?',
    'What does a Mastercard merchant advice code (MAC) tell the merchant?',
  ),
  ...of(
    8,
    'What is the difference between an acquirer, a gateway and a processor?',
    'What is the difference between MID, TID and MCC?',
    'What makes up the merchant discount rate?',
  ),
];
