import { rawTokens } from '../../analysis/raw-tokens.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import type { Engine } from '../engine.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import { isOfAnotherInstrument, namesCardPayments, otherInstrumentsIn } from './other-instruments.ts';

/**
 * Whether a question is about paying in another way than by card, and the documents, which speak of that by the way, do
 * not tell it whole.
 */
export function isAboutAnotherInstrument(
  engine: Engine,
  question: string,
  chosen: readonly Ranked[],
): boolean {
  if (namesUnknownInstrument(engine, question)) return true;
  return (
    isOfAnotherInstrument(question) &&
    !comparesListedMessages(engine, question) &&
    !isToldWhole(engine, question, chosen)
  );
}

/** Whether a question names another way to pay of which the knowledge says nothing. */
function namesUnknownInstrument({ lexicon }: Engine, question: string): boolean {
  return otherInstrumentsIn(question).some((name) =>
    rawTokens(name).some(({ text }) => !/^\d+$/.test(text) && !lexicon.knows(text)),
  );
}

const isoMessage = /^[a-z]{4}\.\d{3}$/;
const fewestCompared = 2;

/** A message of card payments: 0200, 1100. */
const cardMessage = /(?<![\d.])[01][1-8][0-9][0-9](?![\d.])/;

/**
 * Whether all that a question names of other ways to pay are messages of ISO 20022, several or beside one of card payments, and each
 * has a row of its own.
 */
function comparesListedMessages({ lexicon }: Engine, question: string): boolean {
  const named = new Set(otherInstrumentsIn(question).map((name) => name.toLowerCase()));
  return (
    named.size + (cardMessage.test(question) ? 1 : 0) >= fewestCompared &&
    [...named].every((name) => isoMessage.test(name) && lexicon.rowsOf(name).length > 0)
  );
}

const passagesRead = 4;
const shareToldWhole = 0.82;
/** So much will do for a question that speaks of merchants, terminals or the like beside it. */
const shareOfMixed = 0.6;
/** Of a word that a passage is about, not one that it says by the way. */
const impactOfSubject = 0.7;

/** Whether one of the best passages is about what a question names of other ways to pay, and holds nearly all that is asked. */
function isToldWhole({ index }: Engine, question: string, chosen: readonly Ranked[]): boolean {
  const named = otherInstrumentsIn(question).map((name) =>
    rawTokens(name).flatMap(({ text }) => (/\d/.test(text) ? [] : stemWord(text))),
  );
  const least = namesCardPayments(question) ? shareOfMixed : shareToldWhole;
  return chosen.slice(0, passagesRead).some(({ outline, share }) => {
    const isAbout = (stem: string) => index.impact(outline.number, stem) >= impactOfSubject;
    return share >= least && named.flat().every(isAbout);
  });
}
