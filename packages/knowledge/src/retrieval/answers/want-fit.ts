import { type Want, wants } from '../../analysis/wants.ts';
import { type WordingKind, wordingKinds } from '../../index-file/answer-column.ts';

/** What is left of likeness where the two want to be told something else, or something near. */
const otherWant = 0.8;
const nearWant = 0.88;
/** And where the wording, or the question, does not say what it wants: who only names a thing wants to know what it is. */
const openWording = 0.9;
const openQuestion = 0.93;
const unaskedVerdictToOpen = 0.84;
/** And where the answer says yes or no to a question for something else: that is no answer. */
const unaskedVerdict = 0;
/** What something is is told best by a sentence that says it is. */
const besideDefinition = 0.97;
const nearPairs: readonly (readonly [Want, Want])[] = [
  ['choice', 'place'],
  ['choice', 'actor'],
  ['choice', 'duration'],
  ['amount', 'choice'],
  ['amount', 'meaning'],
  ['amount', 'duration'],
  ['time', 'duration'],
  ['way', 'reason'],
  ['way', 'meaning'],
  ['reason', 'meaning'],
];
const near: ReadonlyMap<Want, ReadonlySet<Want>> = new Map(
  nearPairs
    .flat()
    .map((want) => [
      want,
      new Set(nearPairs.flatMap(([one, other]) => (one === want ? [other] : other === want ? [one] : []))),
    ]),
);

/**
 * How well a wording fits a question by what the two want to be told, from 0 to 1.
 *
 * @param asked what the question wants; undefined when it does not say
 */
function fitOfWants(asked: Want | undefined, { want, isYesOrNo, isDefinition }: WordingKind): number {
  if (isYesOrNo && asked !== undefined && asked !== 'verdict') return unaskedVerdict;
  if (asked === want) return asked === 'meaning' && !isDefinition ? besideDefinition : 1;
  if (asked === undefined) return isYesOrNo ? unaskedVerdictToOpen : isDefinition ? 1 : openQuestion;
  if (want === undefined) return openWording;
  return near.get(asked)?.has(want) ? nearWant : otherWant;
}

const fits: ReadonlyMap<Want | undefined, readonly number[]> = new Map(
  [undefined, ...wants].map((asked) => [asked, wordingKinds.map((kind) => fitOfWants(asked, kind))]),
);

/** How well each kind of wording fits a question, by the place of the kind among `wordingKinds`. */
export const fitsOfWant = (asked: Want | undefined): readonly number[] => fits.get(asked) ?? [];
