import type { Passage } from '../../passages/passage.ts';
import { isDate, months } from '../../text/calendar.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const shortMonths = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const dateForm = new RegExp(
  `\\b(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${shortMonths})|(?<monthFirst>${shortMonths}) (?<dayBehind>\\d{1,2})(?:st|nd|rd|th)?)\\b(?:,? (?<year>20\\d\\d))?|\\b(?<iso>20\\d\\d-\\d\\d-\\d\\d)\\b`,
  'gi',
);
const daysForm = /\b(\d{1,3})[ -](?:calendar )?days?\b/gi;
const businessDays = /\b(?:business|working|banking) days?\b|\bT ?\+ ?\d/i;
const asksForCount =
  /\bhow (?:many days|long|late|old)\b|\b(?:number of|many) days\b|\bdays (?:late|between|after|are (?:that|there|left)|is that|left|passed)\b|\btoo late\b|\bin time\b/i;
const asksForDate =
  /\buntil (?:when|what|which)\b|\bby (?:when|what date|which (?:day|date))\b|\b(?:last|latest|final) (?:day|date)\b|\b(?:which|what) (?:day|date)\b|\bwhen (?:does|do|is|must|will|should)\b.*\b(?:end|expire|over|due|latest|lapse|run out|deadline|limit)\w*|\bdeadline\b|\btoo late\b|\bin time\b/i;
const tells = /\b\d+[ -](?:calendar |business )?days?\b/i;
const dayInMilliseconds = 86_400_000;
const february29 = /\b(?:February|Feb) 29|29(?:th)? (?:of )?Feb/i;

type Day = { time: number; hasYear: boolean };

/** The days between two dates of the question, or the date so many of its calendar days after its one date. */
export function writeDays(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  if (source === undefined || businessDays.test(question) || february29.test(question)) return false;
  const written = [...question.matchAll(dateForm)];
  const years = new Set(written.flatMap(({ groups }) => yearOf(groups) ?? []));
  const dates = written.flatMap(({ groups }) => readDate(groups, [...years][0]) ?? []);
  const [from, to] = dates;
  const counts = [...question.matchAll(daysForm)].map(([, count]) => Number(count));
  if (from === undefined || dates.length !== written.length || years.size > 2) return false;
  if (dates.length === 2 && to !== undefined && asksForCount.test(question)) {
    if (years.size === 0 && crossesFebruary(from, to)) return false;
    const days = (to.time - from.time) / dayInMilliseconds;
    if (days <= 0) return false;
    draft.plain(
      `From ${say(from)} to ${say(to)} it is **${days} ${days === 1 ? 'day' : 'days'}**. [${source.n}]`,
    );
    return true;
  }
  const [count] = counts;
  if (dates.length !== 1 || counts.length !== 1 || count === undefined || !asksForDate.test(question))
    return false;
  const end = { ...from, time: from.time + count * dayInMilliseconds };
  if (!from.hasYear && crossesFebruary(from, end)) return false;
  draft.plain(`${count} days after ${say(from)}, that day not counted, is **${say(end)}**. [${source.n}]`);
  return true;
}

type Groups = Record<string, string | undefined> | undefined;

function yearOf(groups: Groups): number | undefined {
  const text = groups?.iso?.slice(0, 4) ?? groups?.year;
  return text === undefined ? undefined : Number(text);
}

/** A year that no date gives is one of no leap day, which must not matter. */
const yearWithoutLeapDay = 2025;

function readDate(groups: Groups, yearOfOther: number | undefined): Day | undefined {
  const own = yearOf(groups) ?? yearOfOther;
  const year = own ?? yearWithoutLeapDay;
  const name = (groups?.month ?? groups?.monthFirst ?? '').slice(0, 3).toLowerCase();
  const month = groups?.iso
    ? Number(groups.iso.slice(5, 7))
    : months.findIndex((each) => each.toLowerCase().startsWith(name)) + 1;
  const day = Number(groups?.iso?.slice(8) ?? groups?.day ?? groups?.dayBehind ?? 0);
  return isDate(day, month, year)
    ? { time: Date.UTC(year, month - 1, day), hasYear: own !== undefined }
    : undefined;
}

/** Whether a 29 February could lie between two dates. */
function crossesFebruary(from: Day, to: Day): boolean {
  const leapDay = (year: number) => Date.UTC(year, 1, 28);
  return [yearWithoutLeapDay, yearWithoutLeapDay + 1].some(
    (year) => from.time <= leapDay(year) && to.time > leapDay(year),
  );
}

function say({ time, hasYear }: Day): string {
  const date = new Date(time);
  const text = `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return hasYear ? `${text} ${date.getUTCFullYear()}` : text;
}
