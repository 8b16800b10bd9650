import { KeptMap } from '../../../kept-map.ts';
import { type Code, findCodes } from './codes.ts';

const wordsOfBeginning = 5;

/** The same sentences are weighed again and again. */
const knownCodes = new KeptMap<string, Code[]>(5_000);

/** Says whether a text is about another code of the kind asked for: "Format 3 is built like format 0" about format 3. */
export function opensWithRival(text: string, asked: Code[]): boolean {
  if (asked.length === 0) return false;
  const opened = codesOf(text.split(/\s+/).slice(0, wordsOfBeginning).join(' '));
  const isAsked = (code: Code) => asked.some(({ kind, value }) => kind === code.kind && value === code.value);
  const isRival = (code: Code) =>
    asked.some((each) => each.kind === code.kind && nounOf(each) === nounOf(code));
  return opened.some(isRival) && !opened.some(isAsked);
}

function codesOf(beginning: string): Code[] {
  const codes = knownCodes.get(beginning) ?? findCodes(beginning);
  knownCodes.set(beginning, codes);
  return codes;
}

function nounOf({ label, value }: Code): string {
  return label.replace(value, '').trim().toLowerCase();
}
