import { type Passage, readRowHeading } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const cardNumber = /(?<![\d.,])(\d{4})[ -]?(\d{2})[\d*x]{2}(?:[ -]?[\d*x]{2,6}){2,3}(?!\d|[.,]\d)/i;
const asked = /\b(?:network|brand|scheme|issuer|which card|what card|whose card)\b/i;
const ranges = /\bBIN\b|\bissuer identification\b|\bIIN\b/i;

/** The network whose range the first digits of a card number in the question are in: of several the narrowest. */
export function writeNetworkOfCard(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const digits = cardNumber.exec(question)?.slice(1).join('');
  if (digits === undefined || !asked.test(question)) return false;
  const [best] = passages
    .flatMap(({ title, section, n }) => {
      const { key = '', name = '' } = ranges.test(title) ? (readRowHeading(section) ?? {}) : {};
      return isIn(digits, key) ? [{ key, name, n }] : [];
    })
    .toSorted((one, other) => other.key.length - one.key.length);
  if (best === undefined) return false;
  draft.plain(
    `The card number begins with ${digits}, which is in the range ${best.key}: **${best.name}**. [${best.n}]`,
  );
  return true;
}

/** Whether the first digits are in "6011" or "51-55". */
function isIn(digits: string, range: string): boolean {
  const [, from, to = from] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(range) ?? [];
  if (from === undefined || to === undefined) return false;
  const first = digits.slice(0, from.length);
  return first >= from && first <= to;
}
