import { type Passage, readRowHeading } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const asked = /\b8E\b|\bCVM list\b/i;
const hex = /(?<![0-9A-Za-z])[0-9A-F]{4,}(?: ?[0-9A-F]{2,})*(?![0-9A-Za-z])/gi;
const topic = /\bCVM list\b/i;
const digitsOfAmounts = 16;
const digitsOfRule = 4;
const mostDigits = 96;
const goesOn = 0x40;
const methodBits = 0x3f;
/** "6. 1E: signature", "low six bits 02: PIN enciphered" and "1F  no CVM required" in a decoded example. */
const inExample = (code: string) =>
  new RegExp(`(?:^|\\s)${code}(?::| {2,}|\\s*=\\s*)\\s*(\\p{L}[^\\n|]{3,60})$`, 'mu');

/** The CVM list of a question (tag 8E): two amounts, then each rule with its method and condition as the passages name them. */
export function writeCvmList(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => topic.test(text) && /\brules?\b/i.test(text));
  if (source === undefined || !asked.test(question)) return false;
  for (const written of question.match(hex) ?? []) {
    const digits = written.replace(/ /g, '').toUpperCase();
    const rules = digits.slice(digitsOfAmounts).match(/.{4}/g) ?? [];
    const isList =
      digits.length > digitsOfAmounts &&
      digits.length <= mostDigits &&
      (digits.length - digitsOfAmounts) % digitsOfRule === 0;
    if (!isList) continue;
    const rows = rules.map((rule, index) => rowOf(rule, index, passages));
    if (!rows.some(([, , method]) => method?.includes('['))) continue;
    const amounts = [digits.slice(0, 8), digits.slice(8, digitsOfAmounts)].map((each) =>
      Number.parseInt(each, 16),
    );
    draft.plain(
      `CVM list \`${digits}\`: X = ${amounts[0]} and Y = ${amounts[1]} in minor units, then ${rules.length} ${rules.length === 1 ? 'rule' : 'rules, tried in this order'}. [${source.n}]`,
    );
    draft.ownTable(['#', 'Rule', 'Method', 'Condition', 'If it fails'], rows, []);
    return true;
  }
  return false;
}

function rowOf(rule: string, index: number, passages: Passage[]): string[] {
  const first = Number.parseInt(rule.slice(0, 2), 16);
  const method = (first & methodBits).toString(16).toUpperCase().padStart(2, '0');
  const condition = rule.slice(2);
  return [
    `${index + 1}`,
    `\`${rule}\``,
    meaningOf(method, /\bverification methods?\b|\bCVM codes?\b/i, /\bmethod\b/i, passages) ??
      `Code ${method}`,
    meaningOf(condition, /\bconditions?\b/i, /\bcondition\b/i, passages) ?? `Code ${condition}`,
    (first & goesOn) === 0 ? 'Verification has failed' : 'Next rule',
  ];
}

/** What a row, a table or a decoded example says of a code. */
function meaningOf(code: string, title: RegExp, column: RegExp, passages: Passage[]): string | undefined {
  for (const { rowKey, title: each, section, n } of passages)
    if (rowKey === code && title.test(each)) return `${readRowHeading(section)?.name ?? section} [${n}]`;
  for (const { blocks, n } of passages) {
    for (const { block, heading } of blocks) {
      if (
        block.kind !== 'table' ||
        !/\bCVM\b|\bverif/i.test(
          `${heading} ${block.leadIn ?? ''} ${block.header.join(' ')} ${block.rows[0]?.join(' ')}`,
        )
      )
        continue;
      const at = block.header.findIndex((cell) => column.test(cell));
      const key = at > 0 ? at - 1 : -1;
      const cell = block.rows.find((row) => (row[key] ?? '').split(/\s*,\s*/).includes(code))?.[at];
      if (cell) return `${cell} [${n}]`;
    }
  }
  for (const { text, n } of passages) {
    const found =
      topic.test(text) && column.source.includes('method') ? inExample(code).exec(text)?.[1] : undefined;
    if (found !== undefined) return `${found.charAt(0).toUpperCase()}${found.slice(1)} [${n}]`;
  }
  return undefined;
}
