import { canonicalCode } from '../../analysis/canonical-code.ts';
import { matchesOf } from '../../analysis/matches-of.ts';
import type { Engine } from '../engine.ts';
import { holds } from '../ranking/aspect-match.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import { codesInValues } from '../understanding/codes-in-values.ts';
import { isUnknownCode, namesTheField } from '../understanding/field-words.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';
import { asksForPrice } from './beyond-documents.ts';
import { isHeldByImport } from './held-by-import.ts';
import {
  isAboutUnknownParty,
  namesSeveralUnknown,
  namesUnknownNumber,
  namesUnknownThing,
  quotesUnknownName,
  quotesUnknownPhrase,
  quotesUnknownThing,
} from './invented.ts';
import { namesImpossibleCode, namesImpossibleNumber, namesUnknownMessage } from './invented-codes.ts';
import { namesUnknownCompound } from './invented-compounds.ts';
import { namesUnknownCodeName, namesUnknownCommand, namesUnknownConstant } from './invented-identifiers.ts';
import {
  expandsUnknown,
  givesUnknownName,
  namesByUnseenWord,
  namesUnknownProduct,
  namesUnknownTier,
  namesUnknownTogether,
} from './invented-names.ts';
import { isCovered, tellsPrice } from './judge-coverage.ts';
import { isAboutAnotherInstrument } from './judge-other-instruments.ts';
import { besideAnotherField, namesCrypto, namesFinance } from './other-fields.ts';
import { namesCardPayments, namesOnlyCards } from './other-instruments.ts';
import { namesUnknownRule, namesUnlistedCode, namesUnlistedNumber } from './unlisted-codes.ts';

const mostSentences = 12;
/** No direct answer stands so well on what no document covers, nor on what has a name that nobody knows. */
const coveringStanding = 0.72;
const despiteNames = 0.84;
/** A direct answer about another way to pay that stands so well tells it whole. */
const despiteInstrument = 0.78;

/**
 * Whether the passages chosen answer a question, understood with what it takes from the conversation. One part of it that is
 * covered will do: people greet and tell their story before they ask.
 *
 * @param looks what `looksOf` says of it
 * @param standing how well the best direct answer stands
 */
export function isAnswered(
  engine: Engine,
  question: string,
  understood: UnderstoodQuestion,
  context: readonly Aspect[],
  chosen: readonly Ranked[],
  looks: number,
  standing: number,
): boolean {
  const own = withoutOddCode(essential(understood.aspects));
  if (own.length > 0 && own.every((aspect) => aspect.standing === 'unknown')) return false;
  const topic = essential(context);
  if (isHeldByImport(engine, [...own, ...topic], chosen)) return true;
  if (namesUnknownThing(understood.aspects, engine)) return false;
  if (
    standing < despiteNames &&
    (isAboutUnknownParty(question, own, engine) || quotesUnknownName(question, engine))
  )
    return false;
  if (isOneSentence(question) && namesSeveralUnknown(own, engine)) return false;
  if (topic.length === 0 && isAboutAnotherField(engine, question)) return false;
  if (standing < despiteInstrument && isAboutAnotherInstrument(engine, question, chosen)) return false;
  if (quotesUnknownThing(question, chosen, engine)) return false;
  if (namesImpossibleCode(question)) return false;
  if (namesImpossibleNumber(question, (type) => isMessageType(type, engine))) return false;
  if (namesUnknownMessage(question, engine) || namesUnlistedNumber(question, engine)) return false;
  if (namesUnknownRule(question, engine) || namesUnlistedCode(question, engine)) return false;
  if (
    [
      givesUnknownName,
      namesUnknownProduct,
      namesUnknownTogether,
      namesUnknownTier,
      namesUnknownCodeName,
    ].some((isUnknown) => isUnknown(question, engine))
  )
    return false;
  if (
    standing < despiteNames &&
    (namesByUnseenWord(question, engine) ||
      namesUnknownCompound(question, engine) ||
      quotesUnknownPhrase(question, engine))
  )
    return false;
  if (expandsUnknown(question, engine)) return false;
  if (namesUnknownCommand(question, engine) || namesUnknownConstant(question, engine)) return false;
  if (own.length > 0 && topic.length > 0 && !standTogether(engine, own, topic, chosen)) return false;
  const isOfCards = namesCardPayments(question);
  const isOn = (part: string) =>
    isCovered(essential(engine.reader.understand(part).aspects), chosen, engine, isOfCards);
  if (asksForPrice(question) && !tellsPrice(own, chosen, engine) && !besidePrice(question).some(isOn))
    return false;
  if (isCovered([...own, ...topic], chosen, engine, isOfCards, looks)) return true;
  // Each bit or code in a quoted value has a row of its own.
  if (codesInValues(question, engine.lexicon).length > 0) return true;
  if (own.some(isUnknownCode) || namesUnknownNumber(own, engine)) return false;
  if (standing >= coveringStanding && !isHalfUnknown(own)) return true;
  return partsOf(question).some(isOn);
}

/** Of several codes one that nobody knows is named in the answer to the others. */
function withoutOddCode(aspects: readonly Aspect[]): readonly Aspect[] {
  const codes = aspects.filter(({ kind }) => kind === 'code');
  return codes.length > 2 && codes.filter(isUnknownCode).length === 1
    ? aspects.filter((aspect) => !isUnknownCode(aspect))
    : aspects;
}

const isMessageType = (type: string, { lexicon }: Engine): boolean =>
  lexicon.rowsOf(canonicalCode('mti', type) ?? '').length > 0;

function isOneSentence(question: string): boolean {
  return !/[.?!;]\s+\S/.test(question.trim());
}

/** Whether a question names a matter of general finance or computing, and nothing of card payments beside it. */
function isAboutAnotherField({ lexicon, reader }: Engine, question: string): boolean {
  const rest = besideAnotherField(question);
  if (rest === undefined) return false;
  if (namesCrypto(question)) return !namesOnlyCards(rest);
  if (namesFinance(question)) return !namesCardPayments(rest);
  return !namesTheField(reader.understand(rest).aspects, lexicon);
}

/** A follow-up is only answered by a passage on both what it says and what was talked about. */
function standTogether(
  { index }: Engine,
  own: readonly Aspect[],
  topic: readonly Aspect[],
  chosen: readonly Ranked[],
): boolean {
  return chosen.some(
    ({ outline }) =>
      own.some((each) => holds(index, outline.number, each)) &&
      topic.some((each) => holds(index, outline.number, each)),
  );
}

const asking = /\b(?:what|how|why|which|when|who|explain|define|describe|difference between)\b/gi;

const joint = /(?<=[.?!;])\s+|,?\s+and\s+(?=(?:what|how|which|who|when|where|why)\b)/i;

/** What is asked beside what something costs: "How is a pump authorised, and what does a pump cost?". */
function besidePrice(question: string): string[] {
  return question.split(joint).filter((part) => matchesOf(part, asking).length > 0 && !asksForPrice(part));
}

/** The sentences of a question, each also from where it begins to ask, and what stands in quotation marks. */
function partsOf(question: string): string[] {
  const sentences = question.split(/(?<=[.?!;])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
  const last = sentences.slice(-mostSentences);
  const asked = last.flatMap((sentence) => {
    const begins = matchesOf(sentence, asking).at(-1)?.index ?? 0;
    return begins > 0 ? [sentence.slice(begins)] : [];
  });
  const quoted = matchesOf(question, /["\u201c]([^"\u201c\u201d]{3,80})["\u201d]/g).map(
    (match) => match[1] ?? '',
  );
  return [...(sentences.length > 1 ? last : []), ...asked, ...quoted.slice(0, mostSentences)];
}

/** Of a short question that nobody knows the half of, an answer tells the other half. */
function isHalfUnknown(own: readonly Aspect[]): boolean {
  const words = own.filter(({ kind }) => kind !== 'joined');
  return words.filter(({ standing }) => standing === 'unknown').length * 2 >= words.length;
}

function essential(aspects: readonly Aspect[]): Aspect[] {
  return aspects.filter((aspect) => aspect.isEssential);
}
