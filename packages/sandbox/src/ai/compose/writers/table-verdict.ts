import type { Passage } from '../passages/passage.ts';
import { writeRow } from '../passages/row-points.ts';
import type { Material } from '../ranking/material.ts';
import { plainText } from '../text/inline-markdown.ts';
import type { Table } from '../text/markdown-blocks.ts';
import { isGeneric, termsOf, topicWeight } from '../text/words.ts';
import { asksPlainly } from './verdict.ts';

/** What a table decides, as a sentence that begins with Yes or No, and the passage of the table. */
type TableVerdict = { sentence: string; n: number };
type Found = TableVerdict & { isYes: boolean; weight: number };

const decided = /^(?<word>Yes|No)\b(?:[,;:.]?\s+(?<tail>\S.*))?$/;
const permission = /^(?<modal>May|Can|Must|Should) (?<rest>be .+?)\?$/i;
const preposition = /^(?:after|before|if|when|where|unless|without|in|on|at|for|with|under)\b/i;
const denies = /\b(?:not|no|never|without|except)\b/i;
const mostPassages = 5;
const leastOfQuestion = 0.8;
const leastOfHeader = 0.5;
/** Words that only say that leave or need is asked for, and people's words for what a table calls storing. */
const ofLeave = new Set(
  termsOf('allowed permitted forbidden required needed necessary mandatory possible OK'),
);
const kept = new Set(termsOf('keep retain save hold'));
const [store = ''] = termsOf('stored');

/**
 * Answers a question for yes or no out of a table that has a row for its thing and a column for what is asked of it;
 * nothing when two tables say different things of it.
 */
export function tableVerdict({ question, passages }: Material): TableVerdict | undefined {
  const text = asksPlainly(question);
  if (text === null) return undefined;
  const asked = [...new Set(termsOf(text).map((term) => (kept.has(term) ? store : term)))].filter(
    (term) => !ofLeave.has(term),
  );
  const found = passages.slice(0, mostPassages).flatMap((passage) => findIn(passage, asked, text));
  const [best, ...others] = found.toSorted((one, other) => other.weight - one.weight);
  const isDisputed = others.some(({ isYes, weight }) => weight === best?.weight && isYes !== best.isYes);
  return best === undefined || isDisputed ? undefined : { sentence: best.sentence, n: best.n };
}

function findIn({ n, blocks, about }: Passage, asked: string[], question: string): Found[] {
  const weigh = (terms: string[]) => terms.reduce((sum, term) => sum + topicWeight(term, question), 0);
  return blocks.flatMap(({ block, heading }): Found[] => {
    if (block.kind !== 'table') return [];
    return block.rows.flatMap((row): Found[] => {
      const [key = '', ...cells] = row;
      const named = namesOf(key).filter((name) => name.every((term) => asked.includes(term)));
      const [name] = named.toSorted((one, other) => other.length - one.length);
      if (name === undefined) return [];
      return cells.flatMap((cell, index): Found[] => {
        const told = decided.exec(plainText(cell).trim())?.groups;
        const header = block.header[index + 1] ?? '';
        const column = [...new Set(termsOf(header))].filter((term) => !ofLeave.has(term));
        const matched = column.filter((term) => asked.includes(term));
        // A column headed only "Allowed?" speaks of what stands above the table.
        const isOfAll = column.length === 0 && termsOf(header).length > 0;
        const share = isOfAll ? leastOfHeader : matched.length / (column.length || 1);
        if (
          told === undefined ||
          denies.test(header) ||
          share < leastOfHeader ||
          !(isOfAll || matched.some(isTelling))
        )
          return [];
        const held = new Set([
          ...termsOf(`${row.join(' ')} ${header} ${heading} ${block.leadIn ?? ''}`),
          ...about,
        ]);
        if (weigh(asked.filter((term) => held.has(term))) < leastOfQuestion * weigh(asked)) return [];
        return [
          {
            n,
            isYes: told.word === 'Yes',
            weight: share + matched.length + name.length + (permission.test(header) ? 1 : 0),
            sentence: write(block, row, index + 1, told),
          },
        ];
      });
    });
  });
}

const isTelling = (term: string) => !isGeneric(term);

/** What a row is the row of: "CVV2, CVC2 and alike" is one of either; what stands in brackets only explains. */
function namesOf(key: string): (readonly string[])[] {
  return plainText(key)
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;/]|\band\b|\bor\b/i)
    .map((name) => termsOf(name))
    .filter((name) => name.some(isTelling));
}

function write(
  table: Table,
  row: string[],
  at: number,
  { word = '', tail }: Record<string, string | undefined>,
): string {
  const key = row[0] ?? '';
  const end = tail === undefined ? '' : `${preposition.test(tail) ? ' ' : ', '}${tail}`;
  const form = permission.exec(plainText(table.header[at] ?? ''))?.groups;
  if (form === undefined) return `${word}. ${writeRow(table.header, row)}`;
  const modal = (form.modal ?? '').toLowerCase();
  const denied = modal === 'must' ? 'need not' : modal === 'can' ? 'cannot' : `${modal} not`;
  return `${word}: ${plainText(key)} ${word === 'Yes' ? modal : denied} ${form.rest}${end}.`;
}
