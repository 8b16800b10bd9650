import { abbreviationOf } from '../passages/expansions.ts';
import type { Passage } from '../passages/passage.ts';
import { listedNames } from '../question/listed-names.ts';
import type { Material } from '../ranking/material.ts';
import { labelOf } from '../ranking/point-signs.ts';
import { isTable, type Structure } from '../ranking/structures.ts';
import { countWords, plainText } from '../text/inline-markdown.ts';
import type { Table } from '../text/markdown-blocks.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { enumerate } from './not-covered.ts';

const mostNames = 12;
/** Where more is unknown the question is no list of terms of the field. */
const mostUntold = 0.5;
const mostWords = 45;

type Line = { name: string; sentences: string[]; n: number };

/**
 * Of each name in a list what it is, in the order of the question: by its entry of the glossary, by a sentence that spells it out, or
 * by the row of a table. Says of the others that nothing was found; false when the question has no such list.
 */
export function writeListed(draft: AnswerDraft, material: Material): boolean {
  const names = listedNames(material.question).slice(0, mostNames);
  if (names.length === 0) return false;
  if (writeTableOf(draft, material, names)) return true;
  const lines = names.map((name) => ({ name, its: linesOf(name, names, material) }));
  const untold = lines.flatMap(({ name, its }) => (its.length > 0 ? [] : [name]));
  if (untold.length > names.length * mostUntold || names.length - untold.length < 2) return false;
  draft.labelled(lines.flatMap(({ its }) => its));
  if (untold.length > 0)
    draft.plain(`Nothing that I found says what ${enumerate(untold)} ${untold.length > 1 ? 'are' : 'is'}.`);
  return true;
}

/** The rows of a table of which each name is a key. */
function writeTableOf(draft: AnswerDraft, { structures }: Material, names: string[]): boolean {
  const rowsIn = (table: Structure<Table>) =>
    names.flatMap((name) =>
      table.block.rows.filter(([key = '']) => plainText(key).trim() === name).slice(0, 1),
    );
  const table = structures
    .filter(isTable)
    .find((each) => !areExpansions(each.block) && rowsIn(each).length === names.length);
  return table !== undefined && draft.table(table, rowsIn(table));
}

/** What abbreviations stand for is told more plainly by the glossary. */
function areExpansions({ header }: Table): boolean {
  return header.some((cell) => /\bstands? for\b|^abbreviation/i.test(cell));
}

function linesOf(name: string, names: string[], material: Material): Line[] {
  const { passages, points, rows } = material;
  const entries = passages.filter(({ isEntry, section }) => isEntry && isEntryOf(section, name));
  if (entries.length > 0)
    return entries.flatMap((entry) => {
      const sentences = firstOf(entry, points);
      return { name: startsWithName(sentences, name) ? '' : name, sentences, n: entry.n };
    });
  const spelled = spelledOut(name, material);
  if (spelled) return [{ name, ...spelled }];
  const main = passages.find(({ isEntry, text }) => isEntry && otherNames(text).includes(name));
  if (main) {
    const isListed = names.some((other) => isEntryOf(main.section, other));
    const same = `another name of ${main.section.replace(' \u2014 ', ', ')}.`;
    return [{ name, sentences: isListed ? [same] : firstOf(main, points), n: main.n }];
  }
  const row = rows.find((each) => labelOf(each) === name);
  return row ? [{ name: '', sentences: row.sentences.slice(0, 1), n: row.n }] : [];
}

/** "PAN \u2014 Primary account number" is the entry of PAN, "KENC, KMAC and KDEK \u2014 \u2026" that of each of them. */
function isEntryOf(section: string, name: string): boolean {
  const short = abbreviationOf(section)?.short.toLowerCase();
  const keys = (section.split(' \u2014 ')[0] ?? '').split(/, | and |\//);
  return short === name.toLowerCase() || (keys.length > 1 && keys.includes(name));
}

function firstOf({ n }: Passage, points: Material['points']): string[] {
  return points.find((point) => point.n === n && point.position === 0)?.sentences.slice(0, 1) ?? [];
}

/** What an article says of "the merchant service charge (MSC)", with the sentences on which that leans. */
function spelledOut(name: string, { points, passages }: Material): Omit<Line, 'name'> | undefined {
  const forms = [`(${name})`, `${name} (`];
  const entries = new Set(passages.flatMap(({ isEntry, n }) => (isEntry ? [n] : [])));
  for (const { sentences, n, leans } of points) {
    if (leans || entries.has(n)) continue;
    const said = sentences.findIndex((each) => forms.some((form) => plainText(each).includes(form)));
    if (said >= 0 && countWords(sentences.slice(0, said + 1).join(' ')) <= mostWords)
      return { sentences: sentences.slice(0, said + 1), n };
  }
  return undefined;
}

/** "Also called: CVC; CVC1." */
function otherNames(text: string): string[] {
  return /^Also called: (.+)\.$/m.exec(text)?.[1]?.split('; ') ?? [];
}

/** "**PAN** (primary account number) is" and "**Terminal ID** (TID) is" have the name already. */
function startsWithName([first = '']: string[], name: string): boolean {
  return (
    /^\*\*[^*]+/.exec(first)?.[0].includes(name) === true ||
    /^\*\*[^*]+\*\* \(([^()]+)\)/.exec(first)?.[1] === name
  );
}
