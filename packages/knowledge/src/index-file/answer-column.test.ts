import { expect, test } from 'vitest';
import { analyseAnswer, decodeAnswers, encodeAnswers, wordingKinds } from './answer-column.ts';

const known: string[] = [];
const numberOf = (stem: string) => known.indexOf(stem) + 1 || known.push(stem);

test('each answer comes back with its words, and its wordings with theirs and what they want', () => {
  const column = encodeAnswers(
    [
      { text: 'No, the issuer pays.', wordings: ['who pays the fraud, who pays', 'fraud liability'] },
      { text: 'Because it was attempted.', wordings: ['why is it'] },
      { text: 'It is over.', wordings: ['attempt'] },
    ].map(analyseAnswer),
    numberOf,
  );
  const wordsOf = (stems: Uint32Array) => [...stems].map((stem) => known[stem - 101]);
  const answers = decodeAnswers(column, (form) => form + 100).map(({ stems, wordings }) => ({
    words: wordsOf(stems),
    wordings: wordings.map(({ kind, stems }) => ({ ...wordingKinds[kind], words: wordsOf(stems) })),
  }));
  expect(answers).toEqual([
    {
      words: ['issuer', 'pay'],
      wordings: [
        { isYesOrNo: true, isDefinition: false, want: 'actor', words: ['pay', 'fraud'] },
        { isYesOrNo: true, isDefinition: false, want: 'actor', words: ['fraud', 'liabil'] },
      ],
    },
    {
      words: ['attempt'],
      wordings: [{ isYesOrNo: false, isDefinition: false, want: 'reason', words: [] }],
    },
    { words: [], wordings: [{ isYesOrNo: false, isDefinition: false, want: undefined, words: ['attempt'] }] },
  ]);
});

test('an answer defines what a wording asks for when it says what that is', () => {
  const column = encodeAnswers(
    [
      {
        text: 'A surcharge is an amount added to the price.',
        wordings: ['what is a surcharge', 'who pays a surcharge'],
      },
      { text: 'A fee is added, called a surcharge.', wordings: ['what is a surcharge'] },
    ].map(analyseAnswer),
    numberOf,
  );
  const defines = decodeAnswers(column, (form) => form).flatMap(({ wordings }) =>
    wordings.map(({ kind }) => wordingKinds[kind]?.isDefinition),
  );
  expect(defines).toEqual([true, false, false]);
});

test('a passage without direct answers needs no bytes', () => {
  const column = encodeAnswers([], numberOf);
  expect(column).toHaveLength(0);
  expect(decodeAnswers(column, (form) => form)).toEqual([]);
});

test.each([
  ['Yes: it may.', true],
  ['As a rule no: it may not.', true],
  ['Usually not: it costs more.', true],
  ['Yes at Visa: it may.', true],
  ['Not always, as the issuer decides.', true],
  ['No track data are kept.', false],
  ['Not the issuer but the network decides.', false],
])('an answer says yes or no or does not: %s', (text, isYesOrNo) => {
  const column = encodeAnswers([analyseAnswer({ text, wordings: ['why is it'] })], numberOf);
  const kinds = decodeAnswers(column, (form) => form).flatMap(({ wordings }) =>
    wordings.map(({ kind }) => kind),
  );
  expect(kinds.map((kind) => wordingKinds[kind]?.isYesOrNo)).toEqual([isYesOrNo]);
});
