import { stemWord } from '../../analysis/stem-word.ts';
import type { Engine } from '../engine.ts';
import { partyNames } from './party-names.ts';

const knownParty = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${partyNames})(?!['\u2019]s|[\\p{L}\\p{N}-])`, 'gu');
const capitalised = '\\p{Lu}(?!\\p{N})[\\p{L}\\p{N}&-]*';
/** Somebody by his name: cashier Fatima, merchant Al Noor Trading. */
const person = new RegExp(
  `(?<=\\b(?:merchant|shop|store|cashier|colleague|customer|clerk|manager|girl|guy|supervisor|boss) )(${capitalised}(?: ${capitalised}){0,2})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Then the named one is asked about: "Which HSM does Mashreq use?", "Is Telr a gateway?" */
const asksOfParty =
  /\b(?:does|do|did|of|about|called|named|(?:who|what)(?:['\u2019]?s| is| are))(?: the)? $|^\W*(?:is|are|has|was|can) $/i;
/** What only a firm itself can tell. */
const asksOfFirm =
  /\b(?:phone numbers?|hotline|helpline|e-?mail|log ?in|owns?|founded|shares?|firmware|manual|install\w*|best|cheap\w*|biggest|largest)\b/i;
/** What somebody's own system calls his case: "JIRA PAY-4471: ...". */
const ticket =
  /^\W*(?:(?:jira|ticket|incident|case) (?:[A-Z]{2,8}-?)?\d{2,}|(?:INC|CHG|REQ|TKT|PRB)-?\d{2,})\s*[:,-]\s*/i;
/** A firm in fewer passages of built-in documents is only an example there. */
const passagesOfKnownFirm = 2;

/**
 * A question without the known firms, systems, shops and places, the people and the case number that it names by the way; what documents
 * tell of stays, and whatever an operator has imported a document on.
 */
export function withoutParties(asked: string, { lexicon }: Engine): string {
  const question = asked.replace(ticket, '');
  if (asksOfFirm.test(question)) return question;
  const isTold = (name: string) => {
    const stems = wordsOf(name).map((word) => stemWord(word));
    return (
      stems.every((stem) => lexicon.isImported(stem)) ||
      (stems.length === 1 && lexicon.frequencyInProse(stems[0] ?? '') >= passagesOfKnownFirm)
    );
  };
  return question
    .replace(knownParty, (name: string, at: number) =>
      asksOfParty.test(question.slice(0, at)) || isTold(name) ? name : '',
    )
    .replace(person, (name: string) => (wordsOf(name).every((word) => lexicon.knows(word)) ? name : ''))
    .replace(/ {2,}/g, ' ');
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
