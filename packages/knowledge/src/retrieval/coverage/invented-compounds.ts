import { matchesOf } from '../../analysis/matches-of.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import { stopWords } from '../../analysis/stop-words.ts';
import type { Engine } from '../engine.ts';
import { askingSentences } from './asking-sentences.ts';

/** What standards, networks and bodies give a name of its own. */
const issued =
  'assertion|attestation|certificate|clawback|cryptogram|indicator|letter|marker|notice|rebate|seal|waiver';
const named = `${issued}|advice|algorithm|counter|exemption|extension|fee|flag|format|framework|index|kernel|key|lane|ledger|levy|licence|license|mandate|mechanism|method|mode|process|profile|program|programme|protocol|record|register|report|reserve|rule|schedule|scheme|score|standard|statement|surcharge|table|test|tier|token|value|voucher|window`;
/** What a compound in front of it makes one of several kinds, as its own name is known too well to be part of an unknown one. */
const ofKinds =
  'agreement|analysis|approval|arbitration|assessment|audit|authentication|authori[sz]ation|batch|buffer|calculation|capture|chargeback|clearing|derivation|dispute|engine|file|hold|injection|layer|level|message|netting|period|phase|pledge|policy|pool|posting|presentment|queue|rating|refund|request|response|reversal|review|routing|settlement|stage|state|switch|tokeni[sz]ation|translation|verification|zone';
const notInWord = '(?![\\p{L}\\d-])';
const notBehindWord = "(?<![\\p{L}\\d'\u2019-])";
const compound = new RegExp(
  `${notBehindWord}(\\p{L}{2,})-(\\p{L}{2,})(?: \\p{Ll}+)? (?:${named}|${ofKinds})s?${notInWord}`,
  'giu',
);
const compoundIssued = new RegExp(
  `${notBehindWord}(\\p{L}{2,})-(\\p{L}{2,}) ((?:${issued})s?)${notInWord}`,
  'giu',
);
const twoWords = new RegExp(
  `${notBehindWord}(?:the|an?) (\\p{L}{3,}) (\\p{L}{3,}) (${named})${notInWord}`,
  'giu',
);

/** What stands before a hyphen in a word that anybody makes as he needs it: pre-reversal, two-step, own-brand. */
const makesWords =
  /^(?:pre|sub|tri|multi|non|self|re|co|cross|semi|over|under|mid|anti|inter|intra|post|ex|un|dis|mis|off|on|up|down|by|bi|tri|pro|ultra|super|micro|macro|mini|well|newly|half|all|so|too|quasi|pseudo|hyper|trans|auto|tele|no|not|own|new|old|same|other|dark|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)|\p{L}+est)$/u;
/** What stands behind one in such a word: HSM-based, lowest-cost. */
const endsWords =
  /(?:ed|able|ible|like|wise|style|proof)$|^(?:type|only|free|wide|side|own|made|specific|level|out|up|off|on|in|time|date|day|digit|bytes?|unique|chosen|sent|paid|sold|run|built|held|grade|quality|value|friendly|ready|prone|safe|aware|rich|heavy|long|old|new|last|dependent|independent|purpose|cost)$/;
const plain =
  /(?:ed|est|ly|s)$|^(?:big|small|extra|new|old|own|same|other|first|last|next|second|third|whole|full|usual|good|bad|right|wrong|different|separate|special|normal|simple|single|double|real|certain|low|high|short|long|late|early|daily|weekly|monthly|annual|foreign|local|latest|current|previous|possible|newer|older|between|host)$/;

/**
 * Whether a question gives an indicator, certificate, fee or the like a name made of words that documents know, but never have side by
 * side: the shadow-hold indicator, the token adoption clawback. A name that they do not have is no proof that there is no such thing;
 * what they would tell of it would be about something else.
 */
export function namesUnknownCompound(question: string, engine: Engine): boolean {
  const text = engine.reader.spell(question).text;
  return (
    (text.includes('-') && (hasUnknownCompound(text, engine) || hasUnknownIssued(text, engine))) ||
    askingSentences(text).some((sentence) => hasUnknownPair(sentence, engine))
  );
}

const hasUnknownCompound = (text: string, engine: Engine): boolean =>
  matchesOf(text, compound).some(([, first = '', second = '']) => {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()];
    return (
      !makesWords.test(one) &&
      !endsWords.test(other) &&
      !stopWords.has(one) &&
      !stopWords.has(other) &&
      !standTogether([one, other], engine) &&
      !engine.lexicon.knows(one + other)
    );
  });

/** Whoever makes a word as he needs it does so for what there is: no pre-reversal notice, as no notice is of a reversal. */
const hasUnknownIssued = (text: string, engine: Engine): boolean =>
  matchesOf(text, compoundIssued).some(([, first = '', second = '', thing = '']) => {
    const words = [first, second, thing].map((word) => word.toLowerCase());
    return (
      !endsWords.test(words[1] ?? '') &&
      !standTogether(words.slice(1), engine) &&
      !standTogether(words, engine)
    );
  });

const hasUnknownPair = (text: string, engine: Engine): boolean =>
  matchesOf(text, twoWords).some(([, first = '', second = '', thing = '']) => {
    const words = [first, second, thing].map((word) => word.toLowerCase());
    const own = words.slice(0, 2);
    return (
      own.every((word) => !stopWords.has(word) && !plain.test(word) && engine.lexicon.knows(word)) &&
      !standTogether(own, engine) &&
      !standTogether(words.slice(1), engine)
    );
  });

const standTogether = (words: readonly string[], { index }: Engine): boolean =>
  index.hasPhrase(words.map(stemWord));
