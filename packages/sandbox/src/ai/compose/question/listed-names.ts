import { isGeneric, termsOf } from '../text/words.ts';
import { isNameOfCode } from './abbreviations.ts';
import { asksMoreOfList } from './lists-codes.ts';
import type { Question } from './question-kind.ts';

/** STAN, AReq, FPAN, VSS-110. */
const name = String.raw`(?:\p{Lu}{2,5}-\d{2,4}|\p{Lu}\p{Ll}{0,3}\p{Lu}[\p{Lu}\p{Ll}\d]{0,5})(?![\p{L}\d-])`;
const joint = String.raw`(?:\s*[,/+]\s*(?:and |or |vs\.? )?|,?\s+(?:and|or|vs\.?|versus|&)\s+)(?:an? |the )?`;
/** In a list of abbreviations one may be said with a noun: "AUTH code". */
const noun = String.raw`(?: [a-z]{3,6}(?=\s*,))?`;
const list = new RegExp(`(?<![\\p{L}\\d-])${name}${noun}(?:${joint}${name}${noun}){2,}`, 'gu');
const each = new RegExp(name, 'gu');
const fewestListed = 3;
/** With more words of its own a question asks something about what it names. */
const mostOtherWords = 4;
const unlisting = new Set<Question['kind']>(['example', 'trouble', 'reason']);

/** The abbreviations and names of a question that lists three or more of them and wants to be told of each what it is; none of any other. */
export function listedNames({ text, kind, codes, isScenario }: Question): string[] {
  const lists = text.match(list) ?? [];
  const written = [...new Set(lists.flatMap((one) => one.match(each) ?? []))];
  if (written.length < fewestListed || isScenario || unlisting.has(kind) || asksMoreOfList(text)) return [];
  const names = written.filter((one) => !isNameOfCode(one, codes));
  const named = new Set([...written, ...codes.map(({ value }) => value)].flatMap((one) => termsOf(one)));
  const rest = lists.reduce((sofar, one) => sofar.replace(one, ' '), text);
  const others = termsOf(rest).filter((term) => !named.has(term) && !isGeneric(term));
  return others.length <= mostOtherWords ? names : [];
}
