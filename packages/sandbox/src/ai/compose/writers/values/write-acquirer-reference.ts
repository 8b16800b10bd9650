import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { dayOf } from './computed-part.ts';
import { layoutOf } from './layout-parts.ts';
import { luhnSum } from './luhn-sum.ts';

const digitsOfNumber = 23;
const named = /\bARNs?\b|\bacquirer(?:'s)? reference\b|\b23[- ]digit\b/i;
/** Its groups are those of the number: format, acquirer, date, the acquirer's own reference, check digit. */
const written = /(?<![\w.,*])(\d)[ -]?(\d{6})[ -]?(\d{4})[ -]?(\d{11})[ -]?(\d)(?![\w*]|[.,]\d)/g;

/**
 * An acquirer reference number of the question taken apart, its date read and its check digit compared, where no passage has
 * the table of its positions; false for none.
 */
export function writeAcquirerReference(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  if (passages.some(hasLayout)) return false;
  const isOn = ({ title, section, text }: Passage) => named.test(`${title} ${section} ${text}`);
  const source = passages.find((each) => isOn(each) && /\bYDDD\b/.test(each.text)) ?? passages.find(isOn);
  if (source === undefined || !named.test(question)) return false;
  const found = [...question.matchAll(written)];
  for (const [whole, format = '', acquirer = '', date = '', own = '', check = ''] of found) {
    const digits = whole.replace(/\D/g, '');
    const due = (10 - (luhnSum(`${digits.slice(0, -1)}0`) % 10)) % 10;
    const fits =
      due === Number(check)
        ? 'fits the Luhn formula'
        : `does not fit: by the Luhn formula it would be ${due}`;
    draft.plain(`\`${digits}\` has the five parts of an acquirer reference number (ARN): [${source.n}]`);
    draft.ownTable(
      ['Digits', 'Part', 'Value', 'Reads'],
      [
        ['1', 'Format code', `\`${format}\``, 'set by the network'],
        ['2–7', 'Acquirer', `\`${acquirer}\``, "the acquirer's identifier (BIN)"],
        ['8–11', 'Date, YDDD', `\`${date}\``, dayOf(date) ?? 'no day of a year: mistyped'],
        ['12–22', "Acquirer's own reference", `\`${own}\``, 'means something to the acquirer only'],
        ['23', 'Check digit', `\`${check}\``, fits],
      ],
      [],
    );
  }
  return found.length > 0;
}

/** Whether a value is such a number, and told as one where the question names it. */
export const isAcquirerReference = (value: string, question: string): boolean =>
  /^\d{23}$/.test(value) && named.test(question);

const hasLayout = ({ blocks }: Passage): boolean =>
  blocks.some(({ block }) => block.kind === 'table' && layoutOf(block, digitsOfNumber) !== undefined);
