import { analyse } from '../analysis/analyse.ts';
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

/** A wording of a question that a passage answers at once. */
type AnsweredWording = {
  /** The place of the answer among those of its passage, from 1. */
  readonly answer: number;
  /** The place of its kind among `wordingKinds`. */
  readonly kind: number;
  /** Its words, each once, as numbers of their stems, or of words that the index does not have. */
  readonly stems: Uint32Array;
};

/** Every kind that a wording can be of. */
export const wordingKinds: readonly WordingKind[] = [undefined, ...wants].flatMap((want) =>
  [false, true].flatMap((isYesOrNo) =>
    [false, true].map((isDefinition) => ({ want, isYesOrNo, isDefinition })),
  ),
);

const yesOrNo = /^(?:yes|no)[,:;.]/i;
/** What an answer says something of. */
const subject = /^(.{1,80}?) (?:is|are|means|stands for)\b/i;
/** What stands before the words of a wording. */
const headLength = 3;

/**
 * The wordings that a passage answers as bytes, each as three numbers and more: the place of its answer from 1, that of its kind among
 * `wordingKinds`, how many words it has, and these. One that does not say what it wants wants what most others of its answer do.
 *
 * @param formOf the number of a form of a stem in the file; undefined for one that it does not have
 */
export function encodeAnswers(
  answers: readonly DirectAnswer[],
  formOf: (stem: string) => number | undefined,
): Buffer {
  const numbers: number[] = [];
  for (const [index, { text, wordings }] of answers.entries()) {
    const isYesOrNo = yesOrNo.test(text);
    const defined = new Set(stemsOf(subject.exec(text)?.[1] ?? ''));
    const wantOfMost = commonest(wordings.flatMap((wording) => wantOf(wording) ?? []));
    for (const wording of wordings) {
      const want = wantOf(wording) ?? wantOfMost;
      const stems = stemsOf(wording);
      const isDefinition = want === 'meaning' && stems.length > 0 && stems.every((stem) => defined.has(stem));
      const forms = stems.map((stem) => formOf(stem) ?? numberOfUnknown(stem));
      const kind = wordingKinds.findIndex(
        (each) => each.want === want && each.isYesOrNo === isYesOrNo && each.isDefinition === isDefinition,
      );
      numbers.push(index + 1, kind, forms.length, ...forms);
    }
  }
  return Buffer.from(Uint32Array.from(numbers).buffer);
}

/**
 * What `encodeAnswers` wrote.
 *
 * @param stemOf the number of the stem of a form
 */
export function decodeAnswers(column: Uint8Array, stemOf: (form: number) => number): AnsweredWording[] {
  const numbers = tokenNumbers(column);
  const wordings: AnsweredWording[] = [];
  for (let at = 0; at < numbers.length; ) {
    const first = at + headLength;
    const end = first + (numbers[at + 2] ?? 0);
    for (let at = first; at < end; at += 1) {
      const word = numbers[at] ?? 0;
      if (!isUnknown(word)) numbers[at] = stemOf(word);
    }
    wordings.push({
      answer: numbers[at] ?? 0,
      kind: numbers[at + 1] ?? 0,
      stems: numbers.subarray(first, end),
    });
    at = end;
  }
  return wordings;
}

/** The stems of a text, each once. */
function stemsOf(text: string): string[] {
  const words = analyse(text).filter(({ kind }) => kind !== 'joined');
  return [...new Set(words.map(({ text: stem }) => stem))];
}

/** The value that occurs most often, of several the first. */
function commonest<Value>(values: readonly Value[]): Value | undefined {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => ({ value, length }));
  return counts.toSorted((one, other) => other.length - one.length)[0]?.value;
}
