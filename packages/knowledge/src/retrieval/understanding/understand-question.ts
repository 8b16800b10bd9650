import { amountsIn } from '../../analysis/amounts.ts';
import { analyse, type Token } from '../../analysis/analyse.ts';
import { foldCharacters } from '../../analysis/raw-tokens.ts';
import { quotedValues } from '../../analysis/set-bits.ts';
import { commonWords, questionWords } from '../../analysis/stop-words.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { codesInValues } from './codes-in-values.ts';
import { everydayForms } from './everyday-forms.ts';
import { looseCodes } from './loose-codes.ts';
import { namesIn } from './names.ts';
import { withoutPlainPhrases } from './plain-phrases.ts';
import { type Settled, settle } from './settle-tokens.ts';
import type { Spelled } from './spelling.ts';
import type { TermForms } from './term-forms.ts';

/** One thing that a question asks about, and the tokens any of which mean it. */
export type Aspect = {
  readonly surface: string;
  readonly kind: Token['kind'];
  readonly alternatives: readonly string[];
  /** Sequences of stems that mean the same, by the glossary: all of one have to be there. */
  readonly otherForms: readonly (readonly string[])[];
  /** Whether it is a word of a glossary term that the question names. */
  readonly isInTerm: boolean;
  /** How much it counts when a passage has it. */
  readonly weight: number;
  /** Whether the index knows it as written, only after correction, or not at all. */
  readonly standing: 'known' | 'corrected' | 'unknown';
  /** Whether it is written as a name: with a capital letter within a sentence. */
  readonly isName: boolean;
  /** The word or number right after it, with nothing between them. */
  readonly next: string | undefined;
  /** Whether an answer has to be about it: words such as "explain" and values such as the 05 of RC 05 are not. */
  readonly isEssential: boolean;
};

/** A question in the terms of the index. */
export type UnderstoodQuestion = {
  /** As it was asked, with misspelt words corrected. */
  readonly text: string;
  readonly aspects: readonly Aspect[];
  /** Exact codes, the most specific first; weak ones may not be codes at all. */
  readonly codes: readonly { readonly code: string; readonly isWeak: boolean }[];
  /** Neighbouring stems, worth more together. */
  readonly pairs: readonly string[];
  /** Other forms of its terms, by the glossary. */
  readonly expansions: readonly (readonly string[])[];
  /** What documents call what it says in everyday words. */
  readonly translations: readonly (readonly string[])[];
};

/** Words that name nothing of the field tell little of what is asked, however rare they are in documents. */
const plainWordWeight = 0.7;
const commonWordWeight = 0.4;
/** What a joined name or an everyday phrase says already. */
const saidAgainWeight = 0.4;
/** Two words written as one say again what each of them says. */
const joinedWeight = 0.5;
const mostTokens = 60;
const mostCodes = 12;

/** Reads a question: its words (corrected when misspelt), its codes, and the glossary's other names for them. */
export function understandQuestion(
  question: string,
  lexicon: Lexicon,
  forms: TermForms,
  spell: (text: string) => Spelled,
): UnderstoodQuestion {
  const { text, corrected } = spell(withoutPlainPhrases(question));
  const tokens = withinReason(settle(analyse(text), corrected, lexicon));
  const names = namesIn(question);
  const everyday = everydayForms(text);
  const folded = foldCharacters(text).toLowerCase();
  const groups = new Set((folded.match(groupsOfDigits) ?? []).flatMap((each) => each.split(/[ -]/)));
  const brought = new Set([...groups, ...quotedValues(text), ...amountsIn(text)]);
  const single = tokens.filter(({ kind }) => kind !== 'joined');
  const terms = forms.find(single.map(({ stems }) => stems[0] ?? ''));
  const aspects = tokens.map((token, index): Aspect => {
    const at = single.indexOf(token);
    const term = terms.find(({ from, to }) => at >= from && at < to);
    const isPlainWord = token.kind === 'word' && term === undefined;
    const meant = isPlainWord ? everyday.filter(({ typed }) => typed.at(-1) === token.stems[0]) : [];
    const called = meant.flatMap(({ forms }) => forms.flatMap((form) => (form.length === 1 ? form : [])));
    const telling = called.length > 0 ? called : token.stems;
    return {
      surface: token.surface,
      kind: token.kind,
      alternatives: called.length > 0 ? [...token.stems, ...called] : token.stems,
      otherForms: term?.otherForms ?? meant.flatMap(({ forms }) => forms),
      isInTerm: term !== undefined,
      weight:
        Math.max(...telling.map((stem) => lexicon.weight(stem))) *
        (token.standing === 'corrected' ? 0.8 : 1) *
        (token.kind === 'joined' && !/\d/.test(token.surface) ? joinedWeight : 1) *
        (isSaidAgain(token, tokens[index - 1], everyday) ? saidAgainWeight : 1) *
        plainness(token, telling, term !== undefined || called.length > 0, lexicon),
      standing: token.standing,
      isName: names.has(token.surface),
      next: nextWord(folded, token, single[at + 1]),
      isEssential:
        (isEssential(token) && !brought.has(token.surface)) ||
        isNamedByNumber(token, lexicon) ||
        meant.some(({ typed }) => typed.length > 1),
    };
  });
  return {
    text,
    aspects,
    codes: codesOf([...tokens, ...looseCodes(tokens, lexicon, folded), ...codesInValues(text, lexicon)]),
    pairs: pairsOf(aspects),
    expansions: distinctForms(terms.flatMap((term) => term.otherForms)),
    translations: distinctForms(everyday.flatMap((each) => each.forms)),
  };
}

/** The 8583 of ISO 8583, and the first words of a phrase that its last word stands for: the web of a web shop. */
function isSaidAgain(
  token: Settled,
  before: Settled | undefined,
  everyday: ReturnType<typeof everydayForms>,
): boolean {
  if (token.kind === 'number') return before?.kind === 'joined' && before.surface.endsWith(token.surface);
  const stem = token.stems[0] ?? '';
  return everyday.some(({ typed }) => typed.at(-1) !== stem && typed.includes(stem));
}

function plainness(
  { kind, surface }: Settled,
  stems: readonly string[],
  isNamed: boolean,
  lexicon: Lexicon,
): number {
  if (kind !== 'word' || isNamed) return 1;
  if (commonWords.has(surface)) return commonWordWeight;
  return stems.some((stem) => lexicon.isOfTheField(stem)) ? 1 : plainWordWeight;
}

function nextWord(text: string, token: Settled, next: Settled | undefined): string | undefined {
  if (token.kind !== 'word' || (next?.kind !== 'word' && next?.kind !== 'number')) return undefined;
  return text.includes(`${token.surface} ${next.surface}`) ? next.surface : undefined;
}

/** Of a very long question its codes, its beginning, and most of its end, where people come to the point. */
function withinReason(tokens: readonly Settled[]): readonly Settled[] {
  if (tokens.length <= mostTokens) return tokens;
  const seen = new Set<string>();
  const distinct = tokens.filter(({ surface }) => !seen.has(surface) && seen.add(surface));
  const codes = distinct.filter((token) => token.kind === 'code').slice(0, mostCodes);
  const rest = distinct.filter((token) => token.kind !== 'code');
  const room = mostTokens - codes.length;
  if (rest.length <= room) return [...codes, ...rest];
  const beginning = Math.floor(room / 4);
  return [...codes, ...rest.slice(0, beginning), ...rest.slice(beginning - room)];
}

/** TR-34, ISO 20022: a word that only its number makes a name. */
function isNamedByNumber({ kind, surface, stems }: Settled, lexicon: Lexicon): boolean {
  return kind === 'joined' && /^[a-z]+\d+$/.test(surface) && lexicon.isOfTheField(stems[0] ?? '');
}

/** A bitmap, a key check value, a cryptogram: what a question brings along, not what it asks about. */
const rawData = /^(?=[a-f]*\d)[0-9a-f]{10,}$/;
/** A card number in groups. */
const groupsOfDigits = /(?<![\d.,])\d{3,6}(?:[ -]\d{3,7}){2,}(?![\d.,])/g;

function isEssential(token: Settled): boolean {
  if (token.kind === 'joined') return false;
  if (rawData.test(token.surface)) return false;
  if (token.kind === 'number') return !token.isWeak;
  if (token.kind === 'code') return true;
  const isLetter = token.surface.length === 1 && token.standing === 'unknown';
  return !isLetter && !questionWords.has(token.surface) && token.surface !== 'not';
}

/** A value's code tells more than that of the field it stands in, and the field more than its message: RC 05, DE 39, 0110. */
function codesOf(tokens: readonly Settled[]): UnderstoodQuestion['codes'] {
  const codes = tokens
    .filter((token) => token.kind === 'code')
    .map(({ surface, isWeak }) => ({ code: surface, isWeak }));
  const distinct = [...new Map(codes.map((each) => [each.code, each])).values()];
  const rank = ({ code, isWeak }: { code: string; isWeak: boolean }) =>
    code.includes('.') ? 0 : isWeak ? 3 : code.startsWith('mti') ? 2 : code.startsWith('de') ? 1 : 0;
  return distinct.sort((one, other) => rank(one) - rank(other));
}

/** Neighbouring words of a question as phrases. */
export function pairsOf(aspects: readonly Aspect[]): string[] {
  const pairs: string[] = [];
  const words = aspects.filter((aspect) => aspect.kind !== 'joined' && aspect.standing !== 'unknown');
  for (const [index, token] of words.entries()) {
    const next = words[index + 1];
    if (next && token.kind === 'word' && next.kind === 'word')
      pairs.push(`${token.alternatives[0]} ${next.alternatives[0]}`);
  }
  return pairs;
}

function distinctForms(forms: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()].slice(0, 24);
}
