import { canonicalCode } from '../../analysis/canonical-code.ts';
import { codeFamilies } from '../../analysis/code-families.ts';
import { matchesOf } from '../../analysis/matches-of.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Settled } from './settle-tokens.ts';

const unit =
  '(?:second|minute|hour|day|week|month|year|time|digit|byte|character|percent|euro|dollar)s?\\b|per cent\\b';
/** Numbers of two to four digits in a row with commas between them, or "and" or "or". */
const listedNumbers = new RegExp(
  String.raw`(?<![\d.,:/-])\d{2,4}(?:(?:, ?(?:and |or )?| (?:and|or) )\d{2,4})+(?![\d/:%-]|[.,]\d| (?:${unit}))`,
  'g',
);

/** "We get 91 at once": two digits by themselves that somebody gets for an answer, or sees. */
const gotten =
  /\b(?:get|gets|got|getting|receive|receives|received|receiving|answers|answered|returns|returned|see|sees|saw|seeing) (?:an? |only |many |mostly )?(\d\d)(?=s?(?:$|[,;.?!](?!\d)| (?:immediately|instantly|at once|at (?:only |just )?one|only|since|on every|back|from|for (?:all|every|each|an?|the)|when|whenever|after|but|although|though|instead|again|every time|all the time)\b))/g;

/** What answers with codes of its own, and who gives those of DE 39 where it is spoken of as well. */
const ofHsm = /\b(?:hsms?|payshields?|thales)\b/;
const ofIssuer = /\b(?:issuers?|declin(?:e|es|ed))\b/;

const families = Object.entries(codeFamilies);

/**
 * Numbers of a question that are codes of a family which it names elsewhere: "SLI … what do 210 and 212 mean", or answers that it got. Where only
 * what the codes belong to is spoken of, "a BASE II file with 05, 06 and 25", those that it lists.
 *
 * @param text the question, folded to lower case
 */
export function looseCodes(tokens: readonly Settled[], lexicon: Lexicon, text: string): Settled[] {
  const numbers = tokens.filter(
    ({ kind, isWeak, surface }) => kind === 'number' && !isWeak && surface.length > 1,
  );
  if (numbers.length === 0) return [];
  const listed = new Set((text.match(listedNumbers) ?? []).flatMap((list) => list.match(/\d+/g) ?? []));
  const answers = new Set(matchesOf(text, gotten).map(([, code]) => code));
  const words = new Set(tokens.map(({ surface }) => surface));
  const kindOfAnswer = ofHsm.test(text) && !ofIssuer.test(text) ? 'hsm-error' : 'response-code';
  const spoken = families.flatMap(([kind, { leads, listedBeside = [] }]) => {
    const isNamed = words.has(leads[0] ?? '');
    const isBeside = listed.size > 1 && listedBeside.some((phrase) => ` ${text}`.includes(` ${phrase}`));
    return isNamed || isBeside || kind === kindOfAnswer ? [{ kind, isNamed, isBeside }] : [];
  });
  return numbers.flatMap(({ surface }) =>
    spoken
      .filter(
        ({ kind, isNamed, isBeside }) =>
          isNamed || (isBeside && listed.has(surface)) || (kind === kindOfAnswer && answers.has(surface)),
      )
      .flatMap(({ kind }) => canonicalCode(kind, surface) ?? [])
      .filter((code) => lexicon.frequency(code) > 0)
      .map(
        (code): Settled => ({
          kind: 'code',
          surface: code,
          stems: [code],
          standing: 'known',
          isWeak: true,
        }),
      ),
  );
}
