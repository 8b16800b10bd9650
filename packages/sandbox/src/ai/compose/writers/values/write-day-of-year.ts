import type { Passage } from '../../passages/passage.ts';
import { dayOfYear, isDate, isLeapYear, months } from '../../text/calendar.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { dayOf } from './computed-part.ts';

const topic = /\bYDDD|\bjulian\b|\bday of (?:the|its) year\b/i;
const written = /(?<![\w.])(\d{4})(?![\w.]|\.\d)/g;
const date = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months.join('|')})(?:,? (20\\d\\d))?\\b`,
  'i',
);
const year = /\b20\d\d\b/;

/** A date of the question as YDDD, the last digit of the year and the day in it, or such a value as a date. */
export function writeDayOfYear(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => topic.test(text));
  if (source === undefined || !topic.test(question)) return false;
  const [, day, month = '', ofYear] = date.exec(question) ?? [];
  const given = ofYear ?? year.exec(question)?.[0];
  if (day !== undefined && given !== undefined) {
    const at = months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
    if (!isDate(Number(day), at, Number(given))) return false;
    const count = dayOfYear(Number(day), at, isLeapYear(Number(given)));
    const digits = `${given.at(-1)}${String(count).padStart(3, '0')}`;
    draft.plain(
      `${day} ${months[at - 1]} ${given} is day ${count} of its year: \`${digits}\` as YDDD. [${source.n}]`,
    );
    return true;
  }
  for (const [, digits = ''] of question.matchAll(written)) {
    const said = dayOf(digits);
    if (said === undefined) continue;
    draft.plain(`\`${digits}\` as YDDD is ${said}. [${source.n}]`);
    return true;
  }
  return false;
}
