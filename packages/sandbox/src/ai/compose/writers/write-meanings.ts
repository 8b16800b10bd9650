import type { Point } from '../passages/points.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import { definesSubject } from '../ranking/definition-sentence.ts';
import { editionOfCode } from '../ranking/edition-of-code.ts';
import { introduces } from '../ranking/introduction.ts';
import type { Material } from '../ranking/material.ts';
import { labelOf } from '../ranking/point-signs.ts';
import { countWords } from '../text/inline-markdown.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { isCodeKey } from './facts-of-code.ts';

const mostMeanings = 4;
/** With more words a list is read less easily than a table. */
const mostWords = 120;

/** Of two to four codes what each one means, in a sentence each; null when that cannot be said of every one. */
export function writeMeanings(draft: AnswerDraft, material: Material, codes: Code[]): Material | null {
  if (codes.length < 2 || codes.length > mostMeanings) return null;
  const meanings = codes.map((code) => meaningOf(code, material));
  if (meanings.every((point) => point === undefined)) return null;
  const told = meanings.map((point, index) => point ?? rowNamedBy(codes[index], material));
  if (!told.every((point) => point !== undefined)) return null;
  draft.paragraph(told.map(firstSentence));
  return material;
}

/** The same as a list, or the one sentence that names all of them; false when there is no short sentence on every one. */
export function listMeanings(draft: AnswerDraft, material: Material, codes: Code[]): boolean {
  const meanings = codes.map((code) => meaningOf(code, material));
  const told = meanings.flatMap((point) => (point ? [firstSentence(point)] : []));
  const onAll = told.find(({ sentences: [first = ''] }) =>
    codes.every((code) => mentionsCode(first, code, 'codes')),
  );
  if (onAll) return draft.paragraph([onAll]);
  const words = countWords(told.flatMap(({ sentences }) => sentences).join(' '));
  if (told.length < codes.length || codes.length > mostMeanings || words > mostWords) return false;
  return draft.bullets(told);
}

function meaningOf(code: Code, material: Material): Point | undefined {
  return (
    editionOfCode(code, material) ??
    material.points.find(
      (point) =>
        definesSubject(point.sentences[0] ?? '', { ...material.question, codes: [code] }) === 1 &&
        mentionsCode(point.sentences[0] ?? '', code, `${point.heading} code`) &&
        isNamedBy(point, code) &&
        !introduces(point, material.question),
    )
  );
}

function firstSentence({ sentences, n }: Point): { sentences: string[]; n: number } {
  return { sentences: sentences.slice(0, 1), n };
}

/** "**Waiting:** in 13.1 the issuer waits" says something of a code, not what it is. */
function isNamedBy(point: Point, code: Code): boolean {
  const label = labelOf(point);
  return label === undefined || mentionsCode(label, code, `${point.heading} code`);
}

/** The row that a code names, of several the one whose table is most on what is asked. */
function rowNamedBy(code: Code | undefined, { rows, relevance }: Material): Point | undefined {
  return rows
    .filter((row) => code && isCodeKey(labelOf(row) ?? '', code, row.heading) && isNamedBy(row, code))
    .toSorted((one, other) => relevance.share(other.context) - relevance.share(one.context))[0];
}
