import { asWritten } from '../passages/as-written.ts';
import { type Passage, readRowHeading } from '../passages/passage.ts';
import { announcesOnly, findContrast, opensComparison } from '../ranking/find-contrast.ts';
import { type Material, passageOf } from '../ranking/material.ts';
import { tablesOfRows, tableWithRows, turnedRows } from '../ranking/rows-of-sides.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { type Side, sidesOf } from '../ranking/sides.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import { termSet, termsOf } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { comparisonRows, pointsOfSide, tableWithSides } from './comparison-table.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { sectionsBehindWritten } from './sections-behind-written.ts';
import { writeNear } from './write-near.ts';
import { writeSections } from './write-sections.ts';

type Said = { sentences: string[]; n: number };

/** A comparison: the sentence that tells the sides apart, a table with a column for each, then the sections. */
export function writeComparison(draft: AnswerDraft, material: Material): void {
  const sides = sidesOf(material.question);
  const ready = tableWithSides(material, sides);
  const entries = sides.map((side) => entryOf(side, material));
  const definitions = entries.every(Boolean)
    ? entries
    : sides.map((side, index) => definitionOf(side, material, sides) ?? entries[index]);
  const defined = definitions.filter((point) => point !== undefined);

  const areDefined = defined.length === sides.length && !(ready && defined.every(isFragment));
  const contrast = findContrast(material, sides);
  const both = contrast && areDefined && announcesOnly(contrast) ? undefined : contrast;
  const isAside = both !== undefined && !opensComparison(both, sides);
  const written = writtenAnswers(material.passages);
  // A table of one row beside a sentence that tells the sides apart says little more.
  const leastRows = written.length > 0 ? 1 : 0;
  const turned = turnedRows(material, sides);
  const inRows = turned && turned.length > leastRows ? turned : undefined;
  // What goes on from a definition means nothing where something else opens the answer.
  const areSaid = areDefined && (!both || isAside) && written.length === 0;
  const rows = comparisonRows(material, sides, areSaid ? definitions : []);
  const apart = !ready && !inRows && rows.length === 0 ? tableWithRows(material, sides) : undefined;

  if (written.length > 0) draft.paragraph(written);
  else if (both && areDefined && isAside) draft.paragraph(withAside(defined.map(firstSentence), both));
  else if (both) draft.paragraph([both]);
  else if (areDefined) draft.paragraph(defined.map(firstSentence));
  else writeOpening(draft, material, passageOf(ready ?? apart?.table, material) ?? material.focus);

  const wordsOfOpening = draft.words;
  const header = ['', ...sides.map(({ label }) => asWritten(label, material.passages))];
  if (ready) {
    if (both && areDefined && !isAside && written.length === 0) draft.paragraph(defined.map(firstSentence));
    draft.table(ready);
  } else if (rows.length > leastRows) draft.ownTable(header, rows, []);
  else if (inRows) draft.ownTable(header, inRows, []);
  else if (apart && apart.table.block.rows.length <= apart.rows.length + 1) draft.table(apart.table);
  else if (apart) draft.ownTable(apart.table.block.header, apart.rows, [apart.table.n]);
  else if (both && areDefined && !isAside && written.length === 0)
    draft.ownTable(header, [['What it is', ...defined.map(cell)]], []);
  else if (both && written.length === 0) draft.bullets(defined);
  if (!both && !areDefined && written.length === 0) draft.bullets(defined.map(firstSentence));
  const texts = material.passages.map(({ text, section, title }) => `${title} ${section} ${text}`);
  const unknown = sides.filter(
    (side) =>
      !texts.some((text) => side.in(text) || side.in(withoutHyphens(text)) || side.in(daysJoined(text))),
  );
  for (const side of unknown.filter(isNamed)) {
    const asked = side.code ? side.label : material.question.sides[sides.indexOf(side)];
    // A row would have come with a code; a name may only be another than that of what was found.
    draft.plain(
      side.code
        ? `My knowledge does not cover ${asked}.`
        : `Nothing that I found speaks of ${asked} by that name.`,
    );
  }
  for (const table of rows.length > leastRows || inRows ? tablesOfRows(material, sides) : [])
    draft.skip(table);
  const isBehindNear = writeNear(draft, material.passages);
  const goesOn = draft.words === wordsOfOpening && !isBehindNear;
  writeSections(draft, material, sectionsBehindWritten(written, sides, material, goesOn));
}

/** T + 1 is T+1. */
const daysJoined = (text: string): string => text.replace(/\bT ?\+ ?(?=\d)/g, 'T+');

/** A mark-up is a markup. */
const withoutHyphens = (text: string): string => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '');

/** A code or a single word is missing when no passage has it; several words may be said otherwise. */
function isNamed({ label, code }: Side): boolean {
  return code !== null || /^\S+$/.test(label);
}

/** What the passage that compares says first; what one side is by itself would open the answer badly. */
function writeOpening(draft: AnswerDraft, material: Material, focus: Passage): void {
  const points = material.points.filter(({ n }) => n === focus.n);
  const rows = material.rows.filter(({ n }) => n === focus.n);
  writeDirectAnswer(draft, points.length > 0 ? { ...material, focus, points, rows } : { ...material, focus });
}

/** "**Debit:** available balance" goes on from a label, and defines nothing. */
function isFragment({ origin, sentences }: ScoredPoint): boolean {
  return origin !== 'sentence' && /^\*\*[^*]+:\*\* \p{Ll}/u.test(sentences[0] ?? '');
}

/** What goes on from a sentence said already stays behind that, where its pronouns mean what they mean. */
function withAside(said: Said[], aside: Said): Said[] {
  const isSaid = ({ sentences: [first] }: Said) => first === aside.sentences[0];
  return said.some(isSaid) ? said.map((each) => (isSaid(each) ? aside : each)) : [...said, aside];
}

function cell({ sentences, n }: ScoredPoint): string {
  return `${sentences[0]} [${n}]`;
}

function firstSentence({ sentences, n }: ScoredPoint): Said {
  return { sentences: sentences.slice(0, 1), n };
}

/** What the glossary says of a side. */
function entryOf(side: Side, { passages, points }: Material): ScoredPoint | undefined {
  const sought = termSet(side.label);
  const entry = passages.find(({ isEntry, section }) => {
    const { key, name } = readRowHeading(section) ?? { key: section, name: '' };
    const isBoth = name !== '' && termsOf(`${key} ${name}`).every((term) => sought.has(term));
    // "STIP limit" is no entry of STIP.
    const isKey = side.is(key, section) && termsOf(key).length <= Math.max(1, sought.size);
    return isEntry && (isBoth || isKey);
  });
  return points.find(({ n, position }) => n === entry?.n && position === 0);
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
