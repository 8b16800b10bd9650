import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerableQuestions } from '../../evaluation/evaluation-questions.ts';
import { type Knowledge, openKnowledge } from '../../knowledge.ts';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const article = (title: string, body: string) =>
  `---\ntitle: ${title}\ncategory: visa\nsummary: s\nquestions: [What is ${title}?]\nreviewed: 2026-01-01\n---\n${body}\n`;

/** What is rare decides: words of one article alone would all count alike. */
const others = ['Clearing', 'Settlement', 'Chargeback', 'Authorisation', 'Tokenisation', 'Personalisation'];
const documents = {
  surcharge: article(
    'Surcharge',
    'A surcharge is an amount that a merchant adds to the price for payment by card.\n\n## Limits of a surcharge\nThe network says how high a surcharge may be, at most the cost of acceptance. The merchant announces it before the payment.',
  ),
  offset: article(
    'PIN offset',
    'A PIN offset is the difference between two PINs, and is kept by the issuer.',
  ),
  receipt: article('Receipt', 'A receipt is what a customer takes home.'),
  presence: article(
    'Presence of the card',
    'A payment is card-present when a terminal reads the card, and card-not-present when its data arrive from a distance.',
  ),
  ...Object.fromEntries(
    others.map((title) => [title.toLowerCase(), article(title, `${title} has rules of its own.`)]),
  ),
};
const asked = {
  surcharge: `Overview:
  - answer: "A surcharge is an amount added to the price for payment by card."
    also: [what is a surcharge, surcharge meaning]
  - answer: "The merchant keeps the surcharge."
    also: [who keeps the surcharge]
Limits of a surcharge:
  - answer: "At most the cost of acceptance."
    also: [how high may a surcharge be]
  - answer: "Yes, before the payment."
    also: [must a surcharge be announced]
`,
  receipt: `Overview:
  - answer: "A receipt shows amount and date."
    also: [what must a receipt show]
`,
  clearing: `Overview:
  - answer: "By a letter to the network."
    also: [how does a merchant announce a price to the network]
`,
  offset: `Overview:
  - answer: "A PIN offset may be read by anybody, a PIN by nobody."
    also: [difference between PIN offset and PIN]
`,
  presence: `Overview:
  - answer: "A payment is card-present when a terminal reads the card."
    also: [what is a card-present payment]
  - answer: "A payment is card-not-present when the data arrive from a distance."
    also: [what is a card-not-present payment]
`,
};

const glossary = `terms:
  - { term: PIN offset, definition: A difference., category: visa }
  - { term: Card not present, definition: A payment at a distance., category: visa }
  - { term: Card present, definition: A payment at a terminal., category: visa }
  - { term: Chargeback, definition: A return., category: visa }
`;

let folder: string;
let knowledge: Knowledge;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'genie-answers-'));
  for (const [kind, texts, ending] of [
    ['corpus', documents, 'md'],
    ['asked', asked, 'yaml'],
  ] as const) {
    mkdirSync(join(folder, kind, 'visa'), { recursive: true });
    for (const [name, text] of Object.entries(texts))
      writeFileSync(join(folder, kind, 'visa', `${name}.${ending}`), text);
  }
  for (const name of ['reference', 'glossary']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'glossary', 'terms.yaml'), glossary);
  knowledge = await openKnowledge({ indexFolder: join(folder, 'index'), contentFolder: folder });
});

afterAll(() => {
  knowledge.close();
  rmSync(folder, { recursive: true, force: true });
});

const answersTo = async (question: string): Promise<(string | undefined)[]> =>
  (await knowledge.retrieve({ question })).passages.flatMap(({ answer }) => answer ?? []);

describe('a question gets the direct answer', () => {
  test.each([
    ['What is a surcharge?', 'A surcharge is an amount added to the price for payment by card.'],
    ['surcharge - who keeps it', 'The merchant keeps the surcharge.'],
    ['How high may the surcharge be?', 'At most the cost of acceptance.'],
    ['Must the surcharge be announced?', 'Yes, before the payment.'],
    ['PIN offset versus PIN', 'A PIN offset may be read by anybody, a PIN by nobody.'],
  ])('%s', async (question, answer) => {
    expect(await answersTo(question)).toEqual([answer]);
  });
});

test.each([
  ['card not present', 'A payment is card-not-present when the data arrive from a distance.'],
  ['card-not-present', 'A payment is card-not-present when the data arrive from a distance.'],
  ['card present', 'A payment is card-present when a terminal reads the card.'],
])('a name is told from its opposite where several things are asked: %s', async (name, answer) => {
  expect(await answersTo(`What is a ${name} payment and who keeps the surcharge?`)).toContain(answer);
});

test('a question gets the answer of a passage that was not found, where a wording is much alike', async () => {
  const question = 'How does a merchant announce the price of a card to its network?';
  const { passages } = await knowledge.retrieve({ question });
  const answering = passages.filter(({ answer }) => answer !== undefined);
  expect(answering).toMatchObject([{ documentId: 'visa/clearing', answer: 'By a letter to the network.' }]);
});

test('what answers something near comes along, never the answer itself again', () => {
  const { found } = builtInEngine();
  const near = answerableQuestions()
    .slice(0, 20)
    .flatMap(({ question }) => {
      const { passages } = found(question);
      const answers = passages.flatMap(({ answer }) => answer ?? []);
      const beside = passages.flatMap(({ answerNear }) => answerNear ?? []);
      expect(beside.filter((text) => answers.some((answer) => answer.includes(text)))).toEqual([]);
      return beside;
    });
  expect(near.length).toBeGreaterThan(0);
});

describe('a question gets none', () => {
  test.each([
    ['that asks something else of the same thing', 'Which tax authority audits the surcharge in Australia?'],
    ['for which a yes would be no answer', 'When must a surcharge be announced?'],
    [
      'that compares with something the wording lacks',
      'What is the difference between a PIN offset and a chargeback?',
    ],
  ])('%s', async (_, question) => {
    expect(await answersTo(question)).not.toContain('Yes, before the payment.');
    expect((await answersTo(question)).filter((answer) => answer?.includes('offset'))).toEqual([]);
  });
});

test('of the built-in content most questions that articles name have one', () => {
  const { found, store } = builtInEngine();
  const questions = [
    'visa/visa-disputes',
    'hsm-keys/dukpt',
    'acquiring/merchant-funding',
    'mastercard/mastercard-disputes',
  ].flatMap((id) => store().document(id)?.questions ?? []);
  const answered = questions.filter((question) => found(question).passages.some(({ answer }) => answer));
  expect(questions.length).toBeGreaterThan(10);
  expect(answered.length / questions.length).toBeGreaterThanOrEqual(0.8);
});

test('of answers that say nearly the same one is told', () => {
  const { found } = builtInEngine();
  const { passages } = found(
    'customer paid, terminal said no connection, we did it again and now she has two amounts pending. does one of it go away by itself?',
  );
  const told = passages.flatMap(({ answer, answerNear }) =>
    [answer, answerNear].flatMap((text) => text ?? []),
  );
  expect(told.filter((text) => /outcome.* is unknown until/.test(text))).toHaveLength(1);
});

test('a part of a question that asks what something is gets what says so', () => {
  const { found } = builtInEngine();
  const answersTo = (question: string) => found(question).passages.flatMap(({ answer }) => answer ?? []);
  expect(answersTo('What is an HSM and what is a KCV?')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^A hardware security module \(HSM\) is /),
      expect.stringMatching(/^A key check value \(KCV\) is /),
    ]),
  );
});

test('what tells of one network comes behind what tells of any, where a question names none', () => {
  const opening = (question: string) => builtInEngine().answersTo(question)[0];
  expect(opening('0800 message sign on echo test de 70')).toMatch(/^doc:transaction-switch/);
  expect(opening("Who approves purchases while the issuer's host is down?")).toMatch(
    /^doc:transaction-switch/,
  );
  expect(opening("Who approves purchases at Visa while the issuer's host is down?")).toMatch(/^doc:visa/);
});
