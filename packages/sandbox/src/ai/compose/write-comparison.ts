import type { AnswerDraft } from './answer-draft.ts';
import { comparisonRows, pointsOfSide, tableWithSides } from './comparison-table.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { fillShortAnswer } from './fill-short-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { narrowing } from './narrowing.ts';
import type { Passage } from './passage.ts';
import { turnedRows } from './rows-of-sides.ts';
import type { ScoredPoint } from './score-points.ts';
import { type Side, sidesOf } from './sides.ts';
import type { Structure } from './structures.ts';

const mostWordsOfContrast = 70;
const wordsOfBeginning = 12;
const leastContrast = 3;
const hedge = /^whether\b|\bvaries\b/i;
const contrast =
  /\b(?:while|whereas|unlike|differs?|difference|instead|rather than|by contrast|in contrast|but)\b/i;

/** A comparison: the sentence that tells the sides apart, a table with a column for each, then key points. */
export function writeComparison(draft: AnswerDraft, material: Material): void {
  const sides = sidesOf(material.question);
  const ready = tableWithSides(material, sides);
  const inRows = turnedRows(material, sides);
  const both = findContrast(material, sides);
  const definitions = sides.map((side) => definitionOf(side, material, sides));
  const defined = definitions.filter((point) => point !== undefined);

  if (both) draft.paragraph([both]);
  else if (defined.length === sides.length) draft.paragraph(defined.map(firstSentence));
  else writeDirectAnswer(draft, { ...material, focus: passageOf(ready, material) ?? material.focus });

  const rows = comparisonRows(material, sides, both || defined.length < sides.length ? [] : definitions);
  const titleOf = (n: number) => material.passages.find((passage) => passage.n === n)?.title;
  if (ready && (titleOf(ready.n) === material.focus.title || rows.length < 2)) {
    if (both && defined.length === sides.length) draft.paragraph(defined.map(firstSentence));
    draft.table(ready);
  } else if (rows.length > 0) {
    draft.ownTable(['', ...sides.map(({ label }) => label)], rows, []);
  } else if (inRows) {
    draft.ownTable(['', ...sides.map(({ label }) => label)], inRows, []);
  } else if (both && defined.length === sides.length) {
    const cells = defined.map(({ sentences, n }) => `${sentences[0]} [${n}]`);
    draft.ownTable(['', ...sides.map(({ label }) => label)], [['What it is', ...cells]], []);
  } else if (both && defined.length > 0) {
    draft.bullets(defined);
  }
  const unknown = sides.filter(
    (side) => !material.passages.some(({ text, section, title }) => side.in(`${title} ${section} ${text}`)),
  );
  for (const { label } of unknown) draft.plain(`The passages do not cover ${label}.`);
  writeKeyPoints(draft, material, { heading: 'Key points', most: 4 });
  fillShortAnswer(draft, material);
}

/** The sentence that best sets every side against the others, if there is one. */
function findContrast(
  { points, focus, question, relevance }: Material,
  sides: Side[],
): ScoredPoint | undefined {
  const weigh = (point: ScoredPoint): number => {
    const text = point.sentences.join(' ');
    if (
      point.origin !== 'sentence' ||
      point.words > mostWordsOfContrast ||
      !sides.every((side) => side.in(text)) ||
      hedge.test(text)
    )
      return 0;
    const beginning = text.split(/\s+/).slice(0, wordsOfBeginning).join(' ');
    return (
      2 * relevance.share(point.terms, point.context) -
      1 +
      (contrast.test(text) ? 2 : 0) +
      (sides.every((side) => side.in(beginning)) ? 2 : 0) +
      (point.opens ? 1 : 0) +
      (point.n === focus.n ? 1 : 0) +
      (sides.some((side) => side.defines(point)) ? 1 : 0) -
      5 * narrowing(`${point.heading} ${text}`, question.text)
    );
  };
  const [best] = points
    .map((point) => ({ point, weight: weigh(point) }))
    .toSorted((one, other) => other.weight - one.weight);
  return best && best.weight >= leastContrast ? best.point : undefined;
}

function passageOf(structure: Structure | undefined, { passages }: Material): Passage | undefined {
  return passages.find(({ n }) => n === structure?.n);
}

function firstSentence({ sentences, n }: ScoredPoint): { sentences: string[]; n: number } {
  return { sentences: sentences.slice(0, 1), n };
}

function definitionOf(side: Side, material: Material, sides: Side[]): ScoredPoint | undefined {
  return (
    pointsOfSide(material, side, sides).find((point) => side.defines(point)) ??
    material.points.find(
      (point) =>
        point.origin !== 'step' &&
        !point.leans &&
        side.defines(point) &&
        !sides.some((other) => other !== side && other.defines(point)),
    )
  );
}
