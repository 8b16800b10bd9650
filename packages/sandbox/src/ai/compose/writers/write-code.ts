import { type Fact, isLabelled } from '../passages/facts.ts';
import type { Passage } from '../passages/passage.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import { asksForFormat, listsCodes } from '../question/lists-codes.ts';
import type { Material } from '../ranking/material.ts';
import { rowsToShow } from '../ranking/rows-to-show.ts';
import { isTable } from '../ranking/structures.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import { termsOf } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { tableOfCodes } from './code-table.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { factsOfCode } from './facts-of-code.ts';
import { listMeanings, writeMeanings } from './write-meanings.ts';
import { type Length, writeSections } from './write-sections.ts';

type Said = { n: number; sentences: string[] };

/** So many of the codes listed may have no row, and are told by a sentence. */
const mostUntold = 1;
const lengthOfCode: Length = { whole: 150, central: 200, enough: 280, most: 360 };
/** One code whose row was found, and nothing besides: its row and a section. */
const lengthOfRow: Length = { whole: 100, central: 120, enough: 130, most: 220 };

/** What a code means: the answer, a small table of what is known of it, then the sections that name it. */
export function writeCode(draft: AnswerDraft, given: Material): void {
  const sought = knownTargets(given);
  const isOpened = listsCodes(given.question) && openWithList(draft, given, sought);
  const material = isOpened
    ? given
    : (writeMeanings(draft, given, sought) ?? writeDirectAnswer(draft, given));
  for (const passage of material.passages)
    if (standingOf(passage, sought) === 'row' && sought.length === 1) writeMeaning(draft, passage);
  const isTold = writeCodeTable(draft, material);
  const isFound =
    sought.length === 1 &&
    isAllAsked(given) &&
    given.passages.some((each) => standingOf(each, sought) === 'row');
  writeSections(draft, isTold ? withoutLabels(material) : material, {
    length: isFound && isTold ? lengthOfRow : lengthOfCode,
  });
}

/**
 * Opens with each of the codes listed: with what was written as the answer where that names all of them, with a sentence on each
 * where there is one, or with a table. False when too little is known of them.
 */
function openWithList(draft: AnswerDraft, material: Material, codes: Code[]): boolean {
  const written = writtenAnswers(material.passages);
  const text = written.flatMap(({ sentences }) => sentences).join(' ');
  const wantsFormat = asksForFormat(material.question.text);
  if (!wantsFormat && codes.every((code) => mentionsCode(text, code, 'codes')))
    return draft.paragraph(written);
  if (!wantsFormat && listMeanings(draft, material, codes)) {
    draft.paragraph(written);
    return true;
  }
  const untold = codes.filter((code) => factsOfCode(code, material).length === 0);
  if (untold.length > mostUntold || !writeCodeTable(draft, material)) return false;
  draft.paragraph([...written, ...untold.flatMap((code) => sentenceOn(code, material))]);
  return true;
}

function sentenceOn(code: Code, { points }: Material): Said[] {
  const { n, sentences } =
    points.find(
      (point) => !point.leans && mentionsCode(point.sentences[0] ?? '', code, `${point.heading} code`),
    ) ?? {};
  return n === undefined || !sentences ? [] : [{ n, sentences: sentences.slice(0, 1) }];
}

/** Says whether a question has no number that is no code, and no second thing to tell. */
function isAllAsked({ question: { text, codes, parts } }: Material): boolean {
  const known = new Set(codes.flatMap(({ label, value, key }) => [value, key, ...termsOf(label)]));
  return parts.length === 1 && termsOf(text).every((term) => !/\d/.test(term) || known.has(term));
}

/** What else the row of a code says of it. */
function writeMeaning(draft: AnswerDraft, { blocks, n }: Passage): void {
  for (const { block } of blocks) if (block.kind === 'paragraph') draft.block(block, n);
}

/** The table has said where a code stands and in which format. */
function withoutLabels(material: Material): Material {
  const bare = ({ blocks, ...passage }: Passage): Passage => ({
    ...passage,
    blocks: blocks.filter(({ block }) => block.kind !== 'list' || !block.items.every(isLabelled)),
  });
  const passages = material.passages.map(bare);
  return { ...material, passages, focus: passages.find(({ n }) => n === material.focus.n) ?? material.focus };
}

/** A table of what is known of the codes asked for. Returns false when nothing is. */
export function writeCodeTable(draft: AnswerDraft, material: Material): boolean {
  const known = knownTargets(material)
    .map((code) => ({ code, facts: factsOfCode(code, material) }))
    .filter(({ facts }) => facts.length > 0);
  const [only, second] = known;
  // A passage's own table says more than one of ours with gaps.
  if (known.length < knownTargets(material).length && writeTableNaming(draft, material)) return true;
  if (only && second) {
    const { header, rows } = tableOfCodes(known, material.question.text);
    draft.ownTable(header, rows, []);
  } else if (only) writeFieldTable(draft, only.code, only.facts, material);
  return only !== undefined;
}

/** The table of a passage that names more than one of the codes asked for, and of it the rows that do. */
function writeTableNaming(draft: AnswerDraft, material: Material): boolean {
  const targets = knownTargets(material);
  const named = (text: string) => targets.filter((code) => mentionsCode(text, code, 'codes')).length;
  const [best] = material.structures
    .filter(isTable)
    .map((table) => ({ table, count: named(table.block.rows.map(([key]) => key).join('\n')) }))
    .toSorted((one, other) => other.count - one.count);
  if (best === undefined || best.count < 2) return false;
  const { rows } = best.table.block;
  const isAsked = ([key = '']: string[]) => named(key) > 0;
  return draft.table(
    best.table,
    listsCodes(material.question) ? rows.filter(isAsked) : rowsToShow(rows, material),
  );
}

function knownTargets({ question, missing }: Material): Code[] {
  return targetsOf(question.codes).filter((code) => !missing.includes(code));
}

function writeFieldTable(draft: AnswerDraft, code: Code, facts: Fact[], { question }: Material): void {
  const holder = question.codes.find(({ kind }) => kind === 'element');
  const place = holder && holder !== code ? `${holder.label}, ` : '';
  const isActionCode = code.kind === 'response' && code.value.length === 3;
  const name = isActionCode
    ? 'action code'
    : code.label
        .replace(code.value, '')
        .replace(/\s*=\s*$/, '')
        .trim();
  const described = name === '' || name === holder?.label ? place.replace(/, $/, '') : `${place}${name}`;
  const rows = facts.map(({ field, value, n }) => [field, `${value} [${n}]`]);
  draft.ownTable(
    ['Field', 'Value'],
    [['Code', `\`${code.value}\`${described ? ` (${described})` : ''}`], ...rows],
    [],
  );
}
