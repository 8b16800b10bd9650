import { type Fact, isLabelled } from '../passages/facts.ts';
import type { Passage } from '../passages/passage.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import type { Material } from '../ranking/material.ts';
import { rowsToShow } from '../ranking/rows-to-show.ts';
import { isTable } from '../ranking/structures.ts';
import { termsOf } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { factsOfCode } from './facts-of-code.ts';
import { writeMeanings } from './write-meanings.ts';
import { type Length, writeSections } from './write-sections.ts';

const mostColumns = 4;
const lengthOfCode: Length = { whole: 150, central: 200, enough: 280, most: 360 };
/** One code whose row was found, and nothing besides: its row and a section. */
const lengthOfRow: Length = { whole: 100, central: 120, enough: 130, most: 220 };

/** What a code means: the answer, a small table of what is known of it, then the sections that name it. */
export function writeCode(draft: AnswerDraft, given: Material): void {
  const sought = knownTargets(given);
  const material = writeMeanings(draft, given, sought) ?? writeDirectAnswer(draft, given);
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
  if (only && second) writeTableOfCodes(draft, known);
  else if (only) writeFieldTable(draft, only.code, only.facts, material);
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
  return draft.table(best.table, rowsToShow(best.table.block.rows, material));
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

function writeTableOfCodes(draft: AnswerDraft, known: { code: Code; facts: Fact[] }[]): void {
  const counted = new Map<string, number>();
  for (const { facts } of known)
    for (const { field } of facts) counted.set(field, (counted.get(field) ?? 0) + 1);
  const fields = [...counted]
    .filter(([, count]) => count * 2 >= known.length)
    .map(([field]) => field)
    .slice(0, mostColumns - 1);
  const told = known.filter(({ facts }) => facts.some(({ field }) => fields.includes(field)));
  const rows = told.map(({ code, facts }) => {
    const cells = fields.map((field) => facts.find((fact) => fact.field === field));
    const sources = [...new Set(cells.flatMap((fact) => fact?.n ?? []))];
    const last = cells.findLastIndex((fact) => fact !== undefined);
    return [
      `\`${code.value}\``,
      ...cells.map((fact, index) =>
        index === last ? `${fact?.value} ${sources.map((n) => `[${n}]`).join(' ')}` : (fact?.value ?? ''),
      ),
    ];
  });
  draft.ownTable(['Code', ...fields], rows, []);
}
