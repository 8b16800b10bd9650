import type { Passage } from '../../passages/passage.ts';
import { daysIn, isDate, isLeapYear, months } from '../../text/calendar.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const asked =
  /\bstill\b|\bvalid|\buntil\b|\bhow long\b|\bcan (?:i|he|she|it|the|we|they)\b|\blast day\b|\bexpired?s?\b.*\?|\bwhich day\b|\bwhat day\b/i;
const topic = /\bexpir\w*|\bvalid\b|\bgood thru\b|\bplastic\b|\bDE ?14\b|\b5F24\b|\bYYMM\b/i;
const printed = /(?<![\w./])(0[1-9]|1[0-2])\/(?:20)?(\d\d)(?![\w/])/g;
const packed =
  /\b(?:DE ?14|field 14|YYMM|expir\w*(?: date)?)(?: of| is|:| =|=)* ?(\d\d)(0[1-9]|1[0-2])\b(?!\d)/gi;
const tells =
  /\blast day of (?:the|that|its|the printed)\b[^.]{0,12}\bmonth\b|\bend of (?:the|that|its) month\b/i;
const day = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months.join('|')}),? (20\\d\\d)\\b`, 'i');

/** Until which day a card with the printed month of the question is valid, and whether a day of it lies before that. */
export function writeExpiry(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  if (source === undefined || !asked.test(question) || !topic.test(question)) return false;
  const found = [
    ...[...question.matchAll(printed)].map(([text, month, year]) => ({ text, month, year })),
    ...[...question.matchAll(packed)].map(([, year, month]) => ({ text: `${year}${month}`, month, year })),
  ];
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return false;
  const month = Number(only.month);
  const year = 2000 + Number(only.year);
  const last = daysIn(month, isLeapYear(year));
  const until = `\`${only.text}\` is valid up to and including ${last} ${months[month - 1]} ${year}`;
  const [, ofMonth, name = '', ofYear] = day.exec(question) ?? [];
  const at = months.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;
  if (!isDate(Number(ofMonth), at, Number(ofYear))) {
    draft.plain(`A card with ${until}. [${source.n}]`);
    return true;
  }
  const isBefore = Number(ofYear) * 12 + at <= year * 12 + month;
  draft.plain(
    `${isBefore ? 'Yes' : 'No'}. On ${ofMonth} ${months[at - 1]} ${ofYear} the card is ${isBefore ? 'not yet' : 'already'} expired: ${until}. [${source.n}]`,
  );
  return true;
}
