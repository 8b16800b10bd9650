import { canonicalCode } from '../../analysis/canonical-code.ts';
import { matchesOf } from '../../analysis/matches-of.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import type { Engine } from '../engine.ts';

/** How questions name a code of which a table lists all there are. */
const ofTables: readonly { readonly kind: string; readonly named: RegExp }[] = [
  {
    kind: 'response-code',
    named:
      /\b(?:visa|mastercard)(?:['\u2019]s)?\b[^.?!]{0,20}?\b(?:response|decline) codes? ["'\u201c\u2018]?([A-Z]\d)\b/gi,
  },
  {
    kind: 'response-code',
    named:
      /\b(?:resp(?:onse)?|rc)(?:(?<=\bvisa\b[^.?!]{0,30})|(?= (?:codes? )?\d[A-Z] visa\b))(?: codes?)? ["'\u201c\u2018]?(\d[A-Z])\b/gi,
  },
  { kind: 'country', named: /\bcountry codes? ["'\u201c\u2018]?(\d{3})\b/gi },
  {
    kind: 'visa-message-reason-code',
    named:
      /\b(39\d\d)\b(?<=\b(?:63\.3|visa\b[^?!]{0,60}\breason codes?)\b[^?!]{0,120})(?! ?(?:[A-Z]{3}\b|euros?|dollars?|dirhams?))/gi,
  },
];
/** A currency by its letters, which are none of the keys of its table. */
const currency = /\b[Cc]urrency (?:[Cc]ode )?["'\u201c\u2018]?([A-Z]{3})\b/g;
/** A data grouping of personalization; those that hold a record are numbered by file and record. */
const grouping = /\bDGIs? ["'\u201c\u2018]?([\dA-F]{4})\b/gi;
const ofRecord = /^(?:0[1-9A-F]|1[\dA-E])/i;

/** Whether a question names a code of a table that lists all there are, and it is none of them: currency VKD, DGI 7A3C. */
export function namesUnlistedCode(question: string, { lexicon }: Engine): boolean {
  return (
    ofTables.some(({ kind, named }) =>
      matchesOf(question, named).some(
        ([, code = '']) => lexicon.rowsOf(canonicalCode(kind, code) ?? '').length === 0,
      ),
    ) ||
    matchesOf(question, currency).some(([, letters = '']) => !lexicon.knows(letters.toLowerCase())) ||
    matchesOf(question, grouping).some(
      ([, code = '']) => !ofRecord.test(code) && !lexicon.knows(code.toLowerCase()),
    )
  );
}

const numbered: readonly RegExp[] = [
  /\b(VSS)[- ]?(\d{3})\b/gi,
  /\bmastercard\b.{0,40}\b(?:reason|chargeback|dispute)(?: reason)?(?: codes?)? ()(4[5-9]\d\d)\b/gi,
  /\bmastercard ()(4[5-9]\d\d)\b[^.?!]{0,40}\b(?:chargebacks?|disputes?)\b/gi,
  /\bchargeback (?:reason )?(?:codes? )?()(48\d\d)\b/gi,
];

/** Whether a question names a report or a reason by a number, of which documents list all, that they do not have: VSS-777. */
export function namesUnlistedNumber(question: string, { index, lexicon }: Engine): boolean {
  return numbered.some((named) =>
    matchesOf(question, named).some(([, name = '', number = '']) => {
      const stem = stemWord(name.toLowerCase());
      return (
        lexicon.frequency(`${stem}${number}`) === 0 &&
        (name === '' ? lexicon.frequency(number) === 0 : !index.hasPhrase([stem, number]))
      );
    }),
  );
}

const numberedRule =
  /\brules? (?:id |no\.? |number )?(\d+(?:\.\d+)+|\d{5,}|\d{1,4}-[A-Z](?= ))(?:-[A-Z])?(?![\w.%])/gi;

/** Whether a question names a rule of a network by a number that documents do not have: rule 19.44.7. */
export function namesUnknownRule(question: string, { lexicon }: Engine): boolean {
  return matchesOf(question, numberedRule).some(([, number = '']) => !lexicon.knows(number.toLowerCase()));
}
