import type { Passage } from '../../passages/passage.ts';
import { number } from '../../question/figures.ts';
import { exact, percentOf, roundTo, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const currency = '[A-Z]{3}';
const form = new RegExp(
  `(?<percent>${number}) ?(?:%|per ?cent) (?:of|on|from) (?:an? )?(?:(?<before>${currency}) ?(?<sum>${number})|(?<amount>${number}) ?(?<behind>${currency})?)(?![\\d%])`,
);
const charge =
  /\b(?:discount(?: rate)?|MDR|MSC|fee|charge|commission|interchange|mark-?up|surcharge|reserve)\b/i;

/** One percentage of one amount that the question names as a charge; false when it names more figures, or no passage tells of it. */
export function writePercentage(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const found = form.exec(question)?.groups;
  const name = charge.exec(question)?.[0];
  const others = question.replace(form, ' ').match(/\d/);
  const source = passages.find(
    ({ text }) => name !== undefined && text.toLowerCase().includes(name.toLowerCase()),
  );
  if (found?.percent === undefined || source === undefined || others !== null) return false;
  const amount = exact(found.sum ?? found.amount ?? '0');
  const part = roundTo(percentOf(amount, exact(found.percent)), 2);
  const unit = found.before ?? found.behind ?? '';
  const say = (sum: typeof part) => `${unit} ${writeExact(sum)}`.trim();
  draft.plain(
    `${found.percent} % of ${say(amount)} is **${say(part)}**, which leaves ${say(amount - part)}. [${source.n}]`,
  );
  return true;
}
