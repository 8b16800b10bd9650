import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const topic = /\bEBCDIC\b/i;
const hex = /(?<![0-9A-Za-z])(?=[0-9A-F ]*\d)(?:0x)?([0-9A-F]{2}(?: ?[0-9A-F]{2})+)(?![0-9A-Za-z])/gi;
/** First bytes of the runs of letters and digits, the same in every EBCDIC code page, and the marks of code page 037. */
const runs: [from: number, characters: string][] = [
  [0x81, 'abcdefghi'],
  [0x91, 'jklmnopqr'],
  [0xa2, 'stuvwxyz'],
  [0xc1, 'ABCDEFGHI'],
  [0xd1, 'JKLMNOPQR'],
  [0xe2, 'STUVWXYZ'],
  [0xf0, '0123456789'],
  [0x40, ' '],
  [0x4b, '.'],
  [0x60, '-/'],
  [0x6b, ','],
];
const characterOf = new Map(
  runs.flatMap(([from, characters]) => [...characters].map((each, place) => [from + place, each] as const)),
);

/** The text of EBCDIC bytes in the question, when a passage speaks of EBCDIC and every byte is a letter, a digit or a plain mark. */
export function writeEbcdic(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text, section }) => topic.test(`${section} ${text}`));
  if (source === undefined || !topic.test(question)) return false;
  for (const [, written = ''] of question.matchAll(hex)) {
    const pairs = written.match(/[0-9A-F]{2}/gi) ?? [];
    const text = pairs.map((each) => characterOf.get(Number.parseInt(each, 16)));
    if (text.includes(undefined)) continue;
    draft.plain(
      `\`${written.toUpperCase()}\` is \`${text.join('')}\` in EBCDIC, where the digits 0 to 9 are the bytes F0 to F9. [${source.n}]`,
    );
    return true;
  }
  return false;
}
