import { seededRandom } from '../seeded-random.ts';
import { vectorLength } from '../word-vectors/word-vectors-file.ts';
import { type LearnableAnswer, numberAnswers } from './number-answers.ts';
import { PackedTexts } from './packed-texts.ts';
import { addPair, passOrder } from './training-pairs.ts';
import { WordModel } from './word-model.ts';

/** How often each answer is taken, unless told otherwise. */
const usualRounds = 24;
const pairsOfBatch = 512;
const rate = 0.006;
/** The share of words that are left out of a text, by chance, so that no one word decides. */
const dropout = 0.1;
/** How many rounds take the answers of a document together. */
const shareByDocument = 0.5;
/** The vector of a word starts as long as a multiple of the logarithm of how rare the word is, and never at 0. */
const lengthOfRarity = 1 / 8;
const leastLength = 0.02;
const seed = 2;

/** What a round came to. */
type Round = {
  /** From 1. */
  readonly round: number;
  /** The mean of its batches, in nats: two cross entropies. */
  readonly loss: number;
};

type Options = {
  readonly rounds?: number;
  readonly onRound?: (round: Round) => void;
};

/**
 * Learns vectors of words such that a wording of a question lies near what answers it: a text is the sum of the vectors of its words, made
 * 1 long, and of a batch of pairs each half is to pick the other (symmetric InfoNCE). How much a word weighs is
 * learnt as the length of its vector. The same answers in the same order give the same vectors.
 *
 * @returns `vectorLength` numbers for each stem that stands in two texts at least; none when there are less than 4 answers
 */
export function learnWordVectors(
  answers: readonly LearnableAnswer[],
  { rounds = usualRounds, onRound }: Options = {},
): Map<string, Float32Array> {
  const { answers: numbered, stems, counts } = numberAnswers(answers);
  const count = Math.min(pairsOfBatch, numbered.length - (numbered.length % 4));
  if (count === 0) return new Map();
  const random = seededRandom(seed);
  const rarest = Math.log(5 * answers.length);
  const lengths = counts.map((texts) => lengthOfRarity * (rarest - Math.log(texts)));
  const model = new WordModel(
    lengths.map((length) => Math.max(leastLength, length)),
    vectorLength,
    count,
    random,
  );
  const [questions, texts] = [new PackedTexts(count), new PackedTexts(count)];
  const batches = Math.floor(numbered.length / count);
  for (let round = 0; round < rounds; round += 1) {
    const order = passOrder(numbered, random() < shareByDocument, random);
    let loss = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      questions.clear();
      texts.clear();
      for (const answer of order.slice(batch * count, (batch + 1) * count))
        addPair(answer, questions, texts, dropout, random);
      const done = (round + batch / batches) / rounds;
      loss += model.learn(questions, texts, (rate * (1 + Math.cos(Math.PI * done))) / 2);
    }
    onRound?.({ round: round + 1, loss: loss / batches });
  }
  return new Map(stems.map((stem, word) => [stem, model.vectorOf(word)]));
}
