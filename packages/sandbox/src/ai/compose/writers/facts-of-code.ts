import { type Fact, factsAbout, ofRows } from '../passages/facts.ts';
import type { Passage } from '../passages/passage.ts';
import { standingOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import { narrowing } from '../question/narrowing.ts';
import type { Material } from '../ranking/material.ts';
import { plainText } from '../text/inline-markdown.ts';
import { termSet } from '../text/words.ts';

const nearlyBest = 0.75;

/** What tables and reference rows say of a code. */
export function factsOfCode(code: Code, material: Material): Fact[] {
  const { passages, question } = material;
  const open = passages.filter((passage) => standingOf(passage, question.codes) !== 'foreign');
  // Beside the code's own row a narrower passage, of one network or one product, says what holds only there.
  const hasRow = open.some((passage) => standingOf(passage, [code]) === 'row');
  const fitting = open.filter(
    (passage) =>
      !hasRow ||
      standingOf(passage, [code]) === 'row' ||
      (code.kind !== 'element' &&
        code.kind !== 'tag' &&
        narrowing(`${passage.title}. ${passage.section}`, question.text) === 0),
  );
  // A single character is a key in too many tables: only the row of a reference table, or one with its name, is surely its own.
  const rowTitles = new Set(fitting.flatMap(({ title, rowKey }) => (rowKey === null ? [] : [title])));
  const isOnAsked = tablesAsked(code, fitting, material);
  const facts = factsAbout(
    fitting,
    (key, context) =>
      isCodeKey(key, code, context) &&
      (!isBare(key) || isOnAsked(context)) &&
      (code.value.length > 1 || isNamedInFull(key, code) || rowTitles.has(context)),
  );
  const isRow = ({ n }: Fact) => fitting.some((passage) => passage.n === n && passage.rowKey !== null);
  const isOfTable = ({ of }: Fact) => of !== ofRows;
  return code.value.length > 1 ? facts : facts.filter((fact) => isRow(fact) || isOfTable(fact));
}

/** "TCR 1" says whose it is; 1 alone does not. */
function isNamedInFull(key: string, { label }: Code): boolean {
  return plainText(key).trim().toLowerCase() === label.toLowerCase();
}

/** The same bare digits stand in tables of many things: a row counts where its table is on what is asked as far as any. */
function tablesAsked(code: Code, passages: Passage[], { relevance }: Material): (context: string) => boolean {
  if (code.kind === 'element' || code.kind === 'tag' || code.kind === 'mti') return () => true;
  const ofRows = new Set(
    passages.filter((passage) => standingOf(passage, [code]) === 'row').map(({ title }) => title),
  );
  const shareOf = (context: string) => relevance.share(termSet(context));
  let best = 0;
  factsAbout(passages, (key, context) => {
    if (isCodeKey(key, code, context) && isBare(key) && !ofRows.has(context))
      best = Math.max(best, shareOf(context));
    return false;
  });
  return (context) => ofRows.has(context) || shareOf(context) >= best * nearlyBest;
}

/** A key without a word that says what it is a code of. */
function isBare(key: string): boolean {
  return /^\W*[0-9A-Z]{1,4}\W*$/.test(key);
}

/** A key is the code when it is little else: "05", "DE 39", "41, 43". */
export function isCodeKey(key: string, code: Code, context: string): boolean {
  const letters = key
    .replace(/\b(?:DE|MTI|tag|field|bit|code|response|TC|PDS|and|or|to)\b/gi, '')
    .replace(/[^a-z]/gi, '');
  // "DE 22 = 05x" is about a value, not about the element.
  if (code.kind === 'element' && key.includes('=')) return false;
  return letters.length <= 4 && mentionsCode(key, code, `${context} code`);
}
