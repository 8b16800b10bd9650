import { expect, test } from 'vitest';
import { dependsOnPrevious, splitSentences } from './sentences.ts';

test('sentences end at a full stop before a capital, a digit, a quote or a code', () => {
  expect(splitSentences('One is here. Two follows! "Three" asks? `0100` is four. 05 is five.')).toEqual([
    'One is here.',
    'Two follows!',
    '"Three" asks?',
    '`0100` is four.',
    '05 is five.',
  ]);
});

test('abbreviations, decimals, dotted codes and code spans do not end a sentence', () => {
  for (const sentence of [
    'Some fields, e.g. DE 48, vary.',
    'Amounts such as 12.50 or 1.250 Dinar differ.',
    'Use pacs.008 or `a. B` here.',
    'Visa Inc. Rules apply (see Fig. 3. It shows it).',
    'V.I.P. is a system.',
  ]) {
    expect(splitSentences(sentence)).toEqual([sentence]);
  }
});

test('a bold label stays with the sentence after it', () => {
  expect(splitSentences('**51, insufficient funds.** The amount is too high. Wait.')).toEqual([
    '**51, insufficient funds.** The amount is too high.',
    'Wait.',
  ]);
});

test('text without a full stop is one sentence, and nothing is lost', () => {
  expect(splitSentences('No end')).toEqual(['No end']);
  expect(splitSentences('')).toEqual([]);
});

test('a sentence that leans on the one before is known', () => {
  for (const leaning of [
    'It is late.',
    'This holds.',
    'They send it.',
    'In that case it fails.',
    'After its timer it stops.',
    'Many hosts do this.',
    'Fraud happens mostly here: a thief loads the card.',
    'On the way the network takes its fee.',
  ]) {
    expect(dependsOnPrevious(leaning)).toBe(true);
  }
  for (const free of [
    'The issuer answers.',
    'When a card expires, it is renewed.',
    'Response code 05 means no.',
  ]) {
    expect(dependsOnPrevious(free)).toBe(false);
  }
});
