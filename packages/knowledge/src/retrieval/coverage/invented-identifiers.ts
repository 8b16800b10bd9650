import { matchesOf } from '../../analysis/matches-of.ts';
import { rawTokens } from '../../analysis/raw-tokens.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import { stopWords } from '../../analysis/stop-words.ts';
import type { Engine } from '../engine.ts';
import { askingSentences } from './asking-sentences.ts';
import { networks } from './network-names.ts';

/** What somebody numbers himself, or how a device is called. */
const ownNumber =
  /\b(?:auth(?:ori[sz]ation)?s?|approvals?|tickets?|incidents?|cases?|orders?|invoices?|refs?\.?|references?|requests?|jira|builds?|serial|changes?|chg|batch(?:es)?|customers?|clients?|merchants?|terminals?|lanes?|tills?|cards?|model|devices?|readers?|routes?|rooms?|gates?) (?:no\.? |numbers? |ids? |codes? |is |called |#)*$/i;
const ticket = /^(?:inc|chg|req|tkt|jira|po|inv|ord|tt|sr|cr|case|bug|ref|prb|task)$/;
const codeOfLetters = /(?<![\p{L}\d_.*#/-])(\p{Lu}{1,6})-?(\d{1,5}\p{Lu}?)(?![\p{L}\d_*-])/gu;
/** Bitmaps, values and their fields: F238, DF8123, F39. */
const digitsOrField = /^(?:[A-F\d]+|F\d+)$/;
const kind =
  '(?:errors?|codes?|forms?|grades?|alerts?|messages?|directives?|annex|standards?|requirements?|reports?|tiers?|class(?:es)?|types?|status(?:es)?|reasons?|flags?|indicators?|schemes?|commands?|usages?|modes?|options?|versions?|categor(?:y|ies)|screens?|protocols?|profiles?|conditions?|responses?|lists?|programm?es?)';
/** A code is asked about where its kind stands beside it or where it is all that is asked for; by the way it is an amount or a system: AED500, T24. */
const askedBefore = new RegExp(
  `\\b${kind} (?:\\p{L}+ )?["'(\u2018\u201c]?$|\\bwhat(?:['\u2019]?s| is| are| does| do) (?:an? |the )?["'\u2018\u201c]?$`,
  'iu',
);
const askedBehind = new RegExp(
  `^["'\u2019\u201d]?,? (?:means?|stands?|${kind}(?![\\p{L}\\d])|["'\u2018\u201c])`,
  'iu',
);
const fewestOfName = 3;

/** Whether a question asks of a code of letters and a number that stands nowhere: error CLRX-7714, form QS-77. */
export function namesUnknownCodeName(question: string, engine: Engine): boolean {
  return askingSentences(question).some((sentence) =>
    matchesOf(sentence, codeOfLetters).some(({ 0: code, 1: name = '', 2: number = '', index }) => {
      const [before, behind] = [sentence.slice(0, index), sentence.slice(index + code.length)];
      if (digitsOrField.test(code) || ownNumber.test(before)) return false;
      const [letters, digits] = [name.toLowerCase(), number.toLowerCase()];
      const isAsked =
        askedBefore.test(before) ||
        askedBehind.test(behind) ||
        (name.length >= fewestOfName && !ticket.test(letters) && !engine.lexicon.knows(letters));
      return isAsked && !isKnown(letters, digits, engine);
    }),
  );
}

const isKnown = (letters: string, digits: string, { index, lexicon }: Engine): boolean =>
  lexicon.knows(letters + digits) ||
  lexicon.knows(`${letters}-${digits}`) ||
  index.hasPhrase([stemWord(letters), digits]);

const commandInCapitals = /\b((?:\p{Lu}{3,} ){1,3}\p{Lu}{3,}) (?:command|instruction)\b/gu;

/** Whether a question gives a command a name of several words in capitals that documents do not have in a row. */
export function namesUnknownCommand(question: string, { index }: Engine): boolean {
  return matchesOf(question, commandInCapitals).some(([, name = '']) => {
    const own = rawTokens(name).flatMap(({ text }) =>
      networks.test(text) || stopWords.has(text) ? [] : [stemWord(text)],
    );
    return own.length > 1 && !index.hasPhrase(own);
  });
}

const constant =
  /\b(?:states?|statuses|status|commands?|flags?|parameters?|alerts?|errors?|result codes?)(?: \d{1,4})? ["'(\u2018\u201c]{0,2}(\p{Lu}{2,}(?:_\p{Lu}{2,})+|\p{Ll}{2,}(?:_\p{Ll}{2,})+)\b/gu;

/** Whether a question names a state, command or the like as programs write it, of words that documents do not have in a row: PERSO_SUSPENDED, alert 137 (chain_stale). */
export function namesUnknownConstant(question: string, { index }: Engine): boolean {
  return matchesOf(question, constant).some(
    ([, name = '']) => !index.hasPhrase(name.split('_').map((word) => stemWord(word.toLowerCase()))),
  );
}
