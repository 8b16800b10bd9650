import { stemsOf } from '../../analysis/stems-of.ts';
import { numberOfUnknown } from '../../index-file/unknown-word.ts';
import type { Turn } from '../../passage.ts';
import { textVector } from '../../word-vectors/text-vector.ts';
import { wordsOf } from '../../word-vectors/text-words.ts';
import type { Engine } from '../engine.ts';
import { shareTold } from './share-told.ts';

/** What opened an earlier answer seldom answers what is asked further, and what is near it less often than others. */
const lessIfTold = 0.15;
const lessByNearness = 0.25;
const leastNear = 0.6;
/** Of so few words most stand in any answer. */
const fewestWords = 4;
/** An answer may have had a word spelled out, or another put in front. */
const leastTold = 0.9;
const citation = /\[\d+(?:, ?\d+)*\]/;

/** What opened an answer: its stems, and the vector of what it means. */
type Opening = { readonly stems: ReadonlySet<number>; readonly meaning: Int8Array | undefined };

/** What the first paragraph of an answer tells, from one citation to the next. */
const openingsOf = (answer: string): string[] => (answer.split('\n\n', 1)[0] ?? '').split(citation);

/** What opened the earlier answers of a conversation: the direct answers that its reader has been told already. */
export class AnswersTold {
  readonly #wordings: Engine['wordings'];
  readonly #vectors: Engine['answerVectors'];
  readonly #openings: readonly Opening[];

  constructor(
    {
      lexicon,
      wordings,
      answerVectors,
      words,
    }: Pick<Engine, 'lexicon' | 'wordings' | 'answerVectors' | 'words'>,
    turns: readonly Turn[],
  ) {
    this.#wordings = wordings;
    this.#vectors = answerVectors;
    this.#openings = turns
      .flatMap(({ answer }) => openingsOf(answer))
      .flatMap((opening) => {
        const stems = stemsOf(opening).map((stem) => lexicon.number(stem) || numberOfUnknown(stem));
        return stems.length === 0
          ? []
          : [{ stems: new Set(stems), meaning: textVector(wordsOf(opening), words) }];
      });
  }

  /** Whether an answer opened an earlier one. @param answer its number among all */
  has(answer: number): boolean {
    const stems = this.#wordings.stemsOfAnswer(answer);
    return (
      stems.length >= fewestWords && this.#openings.some((told) => shareTold(stems, told.stems) >= leastTold)
    );
  }

  /** How much worse an answer stands for what has been told, 0 for most. @param answer its number among all */
  against(answer: number): number {
    if (this.has(answer)) return lessIfTold;
    let nearest = leastNear;
    for (const { meaning } of this.#openings)
      if (meaning) nearest = Math.max(nearest, this.#vectors.similarity(meaning, answer));
    return Math.min(lessIfTold, lessByNearness * (nearest - leastNear));
  }
}
