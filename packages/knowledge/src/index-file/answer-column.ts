import { stemsOf } from '../analysis/stems-of.ts';
import { type Want, wantOf, wants } from '../analysis/wants.ts';
import type { DirectAnswer } from '../content/parse-asked.ts';
import { tokenNumbers } from './token-blob.ts';
import { isUnknown, numberOfUnknown } from './unknown-word.ts';

/** What a wording wants to be told, and how its answer tells it. */
export type WordingKind = {
  readonly want: Want | undefined;
  readonly isYesOrNo: boolean;
  /** Whether the answer says what the very thing asked about is: "A BIN is …" to "what is a BIN". */
  readonly isDefinition: boolean;
};

/** What a passage answers at once, its words as numbers of their stems, or of words that the index does not have. */
type StoredAnswer = {
  /** The words of the answer itself, each once. */
  readonly stems: Uint32Array;
  readonly wordings: readonly {
    /** The place of its kind among `wordingKinds`. */
    readonly kind: number;
    /** Its words, each once. */
    readonly stems: Uint32Array;
  }[];
};

/** A direct answer with its words, each once, and with those of its wordings. */
export type AnalysedAnswer = {
  readonly text: string;
  readonly stems: readonly string[];
  readonly wordings: readonly { readonly text: string; readonly stems: readonly string[] }[];
};

export const analyseAnswer = ({
  text,
  wordings,
}: Pick<DirectAnswer, 'text' | 'wordings'>): AnalysedAnswer => ({
  text,
  stems: stemsOf(text),
  wordings: wordings.map((wording) => ({ text: wording, stems: stemsOf(wording) })),
});

/** Every kind that a wording can be of. */
export const wordingKinds: readonly WordingKind[] = [undefined, ...wants].flatMap((want) =>
  [false, true].flatMap((isYesOrNo) =>
    [false, true].map((isDefinition) => ({ want, isYesOrNo, isDefinition })),
  ),
);

const yesOrNo =
  /^(?:(?:as a rule |usually )?(?:yes|no)(?: (?:at|for|in) \w+)?|(?:normally |usually )?not(?: (?:always|automatically|necessarily|reliably|yet|for that reason))?)[,:;.]/i;
/** What an answer says something of. */
const subject = /^(.{1,80}?) (?:is|are|means|stands for)\b/i;
/** What stands before the words of an answer, or of a wording. */
const headLength = 2;

/**
 * What a passage answers at once as bytes. Each answer: how many wordings it has, how many words, and these; then each wording: the place
 * of its kind among `wordingKinds`, how many words, and these. One that does not say what it wants wants what most others of its answer do.
 *
 * @param formOf the number of a form of a stem in the file; undefined for one that it does not have
 */
export function encodeAnswers(
  answers: readonly AnalysedAnswer[],
  formOf: (stem: string) => number | undefined,
): Buffer {
  const numbers: number[] = [];
  const formsOf = (stems: readonly string[]) => stems.map((stem) => formOf(stem) ?? numberOfUnknown(stem));
  for (const { text, stems, wordings } of answers) {
    const isYesOrNo = yesOrNo.test(text);
    const defined = new Set(stemsOf(subject.exec(text)?.[1] ?? ''));
    const wantOfMost = commonest(wordings.flatMap((wording) => wantOf(wording.text) ?? []));
    numbers.push(wordings.length, stems.length, ...formsOf(stems));
    for (const { text: wording, stems } of wordings) {
      const want = wantOf(wording) ?? wantOfMost;
      const isDefinition = want === 'meaning' && stems.length > 0 && stems.every((stem) => defined.has(stem));
      const kind = wordingKinds.findIndex(
        (each) => each.want === want && each.isYesOrNo === isYesOrNo && each.isDefinition === isDefinition,
      );
      numbers.push(kind, stems.length, ...formsOf(stems));
    }
  }
  return Buffer.from(Uint32Array.from(numbers).buffer);
}

/**
 * What `encodeAnswers` wrote.
 *
 * @param stemOf the number of the stem of a form
 */
export function decodeAnswers(column: Uint8Array, stemOf: (form: number) => number): StoredAnswer[] {
  const numbers = tokenNumbers(column);
  let at = 0;
  const stemsFrom = (count: number): Uint32Array => {
    const stems = numbers.subarray(at, at + count).map((word) => (isUnknown(word) ? word : stemOf(word)));
    at += count;
    return stems;
  };
  const head = (): readonly [number, number] => {
    at += headLength;
    return [numbers[at - headLength] ?? 0, numbers[at - 1] ?? 0];
  };
  const answers: StoredAnswer[] = [];
  while (at < numbers.length) {
    const [count, words] = head();
    const stems = stemsFrom(words);
    const wordings = Array.from({ length: count }, () => {
      const [kind, words] = head();
      return { kind, stems: stemsFrom(words) };
    });
    answers.push({ stems, wordings });
  }
  return answers;
}

/** The value that occurs most often, of several the first. */
function commonest<Value>(values: readonly Value[]): Value | undefined {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, length }));
  return counts.toSorted((one, other) => other.length - one.length)[0]?.value;
}
