import { targetsOf } from '../passages/targets.ts';
import { asksOfCase } from '../question/asks-of-case.ts';
import { listsCodes } from '../question/lists-codes.ts';
import { isOfOtherNetwork } from '../question/other-network.ts';
import { isNarrow } from '../ranking/is-narrow.ts';
import type { Material } from '../ranking/material.ts';
import { writtenAnswers, writtenNear } from '../ranking/written-answer.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { findDirectAnswer } from './direct-answer.ts';
import { formatSentence } from './format-sentence.ts';
import { enumerate } from './not-covered.ts';
import { senderSentence } from './sender-sentence.ts';
import { tableVerdict } from './table-verdict.ts';
import { verdictOf } from './verdict.ts';
import { writeCode } from './write-code.ts';
import { writeComparison } from './write-comparison.ts';
import { writeExample } from './write-example.ts';
import { writeNear } from './write-near.ts';
import { writeRowInTable } from './write-row-in-table.ts';
import { type Length, writeSections } from './write-sections.ts';

/** Kinds of question in which two codes or more are asked for, and not only mentioned. */
const several = new Set<Material['question']['kind']>(['general', 'definition', 'list']);

/** Writes the direct answer first, then what the kind of question calls for, then what else the passages say of it. */
export function writeAnswer(draft: AnswerDraft, material: Material): void {
  const { kind, codes } = material.question;
  const { question, passages } = material;
  const isWritten = writtenAnswers(passages).length > 0;
  const told = formatSentence(question, passages) ?? senderSentence(question, passages);
  if (told && !isWritten) draft.paragraph([{ sentences: [told.sentence], n: told.n }]);
  const asksForSeveral =
    !isWritten && several.has(kind) && targetsOf(codes).length > 1 && !asksOfCase(question);
  const looksUp = kind === 'code' || asksForSeveral || listsCodes(question);
  if (looksUp && !(isWritten && isTableOfOther(material))) writeCode(draft, material);
  else if (kind === 'comparison') writeComparison(draft, material);
  else if (kind === 'example') writeExample(draft, material);
  else writeExplanation(draft, material);
  nameMissing(draft, material);
}

/** Whether the rows of a code asked for are all of another network than the one that the question names: they are not what is meant. */
function isTableOfOther({ question, passages }: Material): boolean {
  return question.codes.some(({ key, value }) => {
    const rows = passages.filter(({ rowKey }) => rowKey === (key ?? value));
    return rows.length > 0 && rows.every((row) => isOfOtherNetwork(row, question.text));
  });
}

/** The sentence or two that answer at once, and the sections that they come from and that go on from them. */
function writeExplanation(draft: AnswerDraft, given: Material): void {
  const { said, material } = findDirectAnswer(given);
  const isWritten = writtenAnswers(given.passages).length > 0;
  const decided = isWritten ? undefined : tableVerdict(given);
  const verdict = decided || isWritten ? null : verdictOf(given, said[0]);
  const [opening, ...others] = said;
  if (!isWritten && !decided && verdict === null) openWithNear(draft, given);
  if (decided) {
    draft.paragraph([{ sentences: [decided.sentence], n: decided.n }]);
    draft.paragraph(said.filter(({ n }) => n === decided.n));
  } else if (opening && verdict !== null) {
    const [first = '', ...rest] = opening.sentences;
    draft.paragraph([{ ...opening, sentences: [`${verdict}. ${first}`, ...rest] }, ...others]);
  } else if (isWritten || !(opening && writeRowInTable(draft, given, opening))) {
    draft.paragraph(said);
  }
  const deciding = given.passages.filter(({ n }) => n === decided?.n);
  // What is asked beside a code that is looked up has a section of its own.
  const beside = given.passages.filter(({ answer, isAnswering }) => isAnswering && answer.length === 0);
  const first = [...new Set([...deciding, material.focus, ...beside, given.focus])];
  const isBehindNear = writeNear(draft, given.passages);
  writeSections(draft, material, {
    first,
    open: isBehindNear ? undefined : (decided?.n ?? said[0]?.n),
    ...(isNarrow(given) ? { length: lengthOfNarrow } : {}),
  });
}

/** What answers a question near this one opens better than what only shares words with it, unless that tells codes that are asked for. */
function openWithNear(draft: AnswerDraft, { passages, question }: Material): void {
  if (question.codes.length === 0) draft.paragraph(writtenNear(passages).slice(0, 1));
}

const lengthOfNarrow: Length = { whole: 100, central: 150, enough: 200, most: 270 };
/** Says which of the codes asked for no passage knows. */
export function nameMissing(draft: AnswerDraft, material: Material): void {
  // What is told by the way, such as an approval code out of a log, is nothing to be covered.
  if (material.missing.length > 0 && !draft.isEmpty && !material.question.isScenario) {
    draft.plain(`My knowledge does not cover ${enumerate(material.missing.map(({ label }) => label))}.`);
  }
}
