import type { Passage } from '../../passages/passage.ts';
import { readServiceCode } from '../../passages/service-code.ts';
import type { AnswerDraft } from '../answer-draft.ts';

/** Track 2 as people paste it: a number that may be masked, the separator, expiry as YYMM, service code, the rest. */
const track2 =
  /(?<![\w*])[;]?(?<number>\d{4,8}[\dX*\u2022 ]{4,11}\d{4})[=D](?<year>\d\d)(?<month>0[1-9]|1[0-2])(?<service>\d{3})(?<rest>[\d*]*)F?\??/i;
const describesTrack = /\btrack[- ]?2\b/i;
const century = '20';

/** The track 2 data in a question, taken apart as a passage on track 2 lays them out; false when there are none. */
export function writeTrack(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const { number, year, month, service, rest } = track2.exec(question)?.groups ?? {};
  const source = passages.find(
    ({ section, text }) =>
      describesTrack.test(section) || (describesTrack.test(text) && /service code/i.test(text)),
  );
  if (number === undefined || source === undefined) return false;
  draft.plain(
    `The part before the separator is the card number, then come the expiry date as YYMM, the service code and the issuer's own data. [${source.n}]`,
  );
  const read = readServiceCode(service ?? '', passages);
  const meaning = read.map(({ digit, meaning: said, n }) => `${digit}: ${said} [${n}]`).join('; ');
  draft.ownTable(
    ['Part', 'Digits', 'Reading'],
    [
      ['Card number (PAN)', `\`${number}\``, `${number.replace(/\s/g, '').length} digits`],
      ['Expiry date', `\`${year}${month}\``, `${month}/${century}${year}`],
      ['Service code', `\`${service}\``, meaning || 'Three digits, each with its own meaning'],
      ...(rest
        ? [['Discretionary data', `\`${rest}\``, "The issuer's own, for example PVKI, PVV and CVV"]]
        : []),
    ],
    [source.n],
  );
  return true;
}
