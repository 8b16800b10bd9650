import type { AnswerDraft } from './answer-draft.ts';
import { comparisonRows, pointsOfSide, tableWithSides } from './comparison-table.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { type Side, sidesOf } from './sides.ts';

const mostWordsOfContrast = 70;
const contrast =
  /\b(?:while|whereas|unlike|differs?|difference|instead|rather than|by contrast|in contrast|but)\b/i;

/** A comparison: the sentence that tells the sides apart, a table with a column for each, then key points. */
export function writeComparison(draft: AnswerDraft, material: Material): void {
  const sides = sidesOf(material.question);
  const both = findContrast(material, sides);
  const definitions = sides.map((side) => definitionOf(side, material, sides));
  const defined = definitions.filter((point) => point !== undefined);

  if (both) draft.paragraph([both]);
  else if (defined.length === sides.length) draft.paragraph(defined);
  else writeDirectAnswer(draft, material);

  const ready = tableWithSides(material, sides);
  const rows = comparisonRows(material, sides);
  if (ready) {
    if (both && defined.length === sides.length) draft.paragraph(defined);
    draft.table(ready, () => true);
  } else if (rows.length > 0) {
    draft.ownTable(['', ...sides.map(({ label }) => label)], rows, []);
  } else if (both && defined.length > 0) {
    draft.bullets(defined);
  }
  const unknown = sides.filter(
    (side) => !material.passages.some(({ text, section, title }) => side.in(`${title} ${section} ${text}`)),
  );
  for (const { label } of unknown) draft.plain(`The passages do not cover ${label}.`);
  writeKeyPoints(draft, material, { heading: 'Key points', most: 4 });
}

/** A sentence that names every side and sets them against each other. */
function findContrast({ points }: Material, sides: Side[]): ScoredPoint | undefined {
  return points.find(({ sentences, words, opens }) => {
    const text = sentences.join(' ');
    if (words > mostWordsOfContrast || !sides.every((side) => side.in(text))) return false;
    return (
      !/^whether\b|\bvaries\b/i.test(text) &&
      (opens || contrast.test(text) || sides.some((side) => side.defines(text)))
    );
  });
}

function definitionOf(side: Side, material: Material, sides: Side[]): ScoredPoint | undefined {
  return pointsOfSide(material, side, sides).find(({ sentences }) => side.defines(sentences[0] ?? ''));
}
