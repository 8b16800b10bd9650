import { expect, test } from 'vitest';
import { type QuestionKind, readQuestion } from './question-kind.ts';

const kinds: [QuestionKind, string[]][] = [
  [
    'definition',
    [
      'What is a key block?',
      'Explain PIN translation',
      'What does STAN stand for?',
      'DUKPT',
      'define interchange',
    ],
  ],
  [
    'code',
    [
      'What does DE 39 = 05 mean?',
      'RC 91',
      'MTI 0420',
      'What is tag 9F27?',
      'What is an 0800 message used for?',
      'DE 48 subelement 42',
      'data element 22 meaning',
    ],
  ],
  [
    'comparison',
    [
      'What is the difference between STAN and RRN?',
      'acquirer vs issuer',
      'Compare credit and debit cards',
      'How does a void differ from a refund?',
    ],
  ],
  [
    'steps',
    [
      'How does clearing work?',
      'What happens when a request times out?',
      'Walk me through the chargeback process',
      'explain the EMV chip flow step by step',
      'How is a PVV calculated?',
    ],
  ],
  [
    'trouble',
    [
      'Why does ARQC verification fail?',
      'How do I find out who declined it?',
      'What goes wrong with PIN translation?',
      'why is it declined with 05',
      'PIN blocks do not match, what should I check?',
    ],
  ],
  [
    'list',
    [
      'Which decline codes can be retried?',
      'What are the stages of a chargeback?',
      'What is in DE 55?',
      'What are the values of DE 70?',
    ],
  ],
  ['reason', ['Why does a PIN block need the PAN?', 'What is the purpose of settlement?']],
  [
    'example',
    ['Show me a decoded 0100', 'Give an example of a key block', 'What does an IPM file look like?'],
  ],
  [
    'general',
    ['Who carries the risk of a stand-in approval?', 'When must a merchant submit its batch at the latest?'],
  ],
];

for (const [kind, questions] of kinds) {
  test(`a question for a ${kind} is known as one`, () => {
    for (const question of questions) expect(readQuestion(question).kind, question).toBe(kind);
  });
}

test('the sides of a comparison are found, and completed where the words are shared', () => {
  for (const [question, ...sides] of [
    ['What is the difference between a void, a reversal and a refund?', 'void', 'reversal', 'refund'],
    ['difference between response code 51 and 61', 'response code 51', 'response code 61'],
    ['single vs dual message', 'single message', 'dual message'],
    [
      'What is the difference between an acquirer and a payment facilitator in card payments?',
      'acquirer',
      'payment facilitator',
    ],
    ['How does DE 22 differ from DE 25?', 'DE 22', 'DE 25'],
  ] as [string, ...string[]][]) {
    expect(readQuestion(question).sides, question).toEqual(sides);
  }
});

test('the subject of a definition is bare of articles and of what it is used for', () => {
  expect(readQuestion('What is the network reference number used for?').subject).toBe(
    'network reference number',
  );
  expect(readQuestion('What is interchange and who pays it?').subject).toBe('interchange');
});

test('questions asked together are told apart', () => {
  expect(readQuestion('What is DCC and how does it change the record?').parts).toEqual([
    'What is DCC',
    'how does it change the record',
  ]);
});

test('how to check, find or calculate something is a question for steps, not a report of a fault', () => {
  for (const question of [
    'How do I calculate the Luhn check digit?',
    'How can I check that a card is valid?',
    'How do I trace a transaction from authorisation to clearing?',
  ]) {
    expect(readQuestion(question).kind, question).toBe('steps');
  }
});

test('a topic named before its question is the subject', () => {
  expect(readQuestion('PDS in IPM - what is it and where is it carried?').subject).toBe('PDS in IPM');
  expect(readQuestion("What is an acquirer's job in card payments?").subject).toBe('acquirer');
});

test('what is asked besides a comparison is none of its sides', () => {
  expect(readQuestion("what's the diff between a refund and a reversal, and which is cheaper").sides).toEqual(
    ['refund', 'reversal'],
  );
});

test('the course of something is told in steps, and no definition', () => {
  for (const question of [
    'Explain the flow of a chip and PIN purchase',
    'Describe the life cycle of a card',
    'explain how a refund reaches the customer',
  ])
    expect(readQuestion(question).kind, question).toBe('steps');
  expect(readQuestion('Explain the flow control byte').kind).toBe('definition');
});

test('codes met in what is told are asked for where the question is what each of them means', () => {
  for (const question of [
    'Our screen is full of declines 51, 61 and 65 every morning. What does each stand for?',
    'A card gives us the tags 5F24 and 5F34 when we read it. What are these tags?',
    'The shop got response code 54 for a brand new card. What does 54 say and what should we check?',
  ])
    expect(readQuestion(question).isScenario, question).toBe(false);
  expect(
    readQuestion('The shop got response code 54 for a brand new card. What should we check?').isScenario,
  ).toBe(true);
});

test('what a reader keeps coming across is no fault', () => {
  expect(readQuestion('I keep reading about AFL and AIP. What is each?').kind).not.toBe('trouble');
  expect(readQuestion('Our terminal keeps rebooting after each tap').kind).toBe('trouble');
});

test('a case given for example asks for no example', () => {
  expect(readQuestion('What happens when a sale is cleared for more, for example with a tip?').kind).toBe(
    'steps',
  );
  expect(readQuestion('Give me an example of a clearing record').kind).toBe('example');
});

test('to decide between two things is to compare them', () => {
  expect(readQuestion('How do I decide between reason code 4837 and 4853?').kind).toBe('comparison');
});

test('what something does in a case is no definition of it', () => {
  expect(readQuestion('What does a terminal do if the chip does not answer?').kind).not.toBe('definition');
  expect(readQuestion('What does a terminal do?').kind).toBe('definition');
});

test('a message whose fields are asked for is where they stand', () => {
  expect(
    readQuestion('Which fields of the 0100 tell me whether the cardholder was present?').isScenario,
  ).toBe(true);
});
