import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { enumerate } from '../not-covered.ts';

const topic = /\bAFL\b|\bapplication file locators?\b|\btag ?94\b|(?<![\w.])94\b/i;
const written =
  /(?<![\w.])(?:94(?: ?[0-9A-F]{2})? ?[:=]? ?)?((?:[0-9A-F]{2} ?){3,47}[0-9A-F]{2})(?![0-9A-Za-z])/gi;
const bytesOfEntry = 4;
const mostOfFiles = 30;

/** The entries of an application file locator in the question and the READ RECORD commands that they ask for (EMV Book 3, 10.2), when a passage tells how it is read. */
export function writeFileLocator(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => /\bAFL\b/.test(text) && /\bSFI\b/.test(text));
  if (source === undefined || !topic.test(question)) return false;
  for (const [, digits = ''] of question.matchAll(written)) {
    const bytes = (digits.replaceAll(' ', '').match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
    const entries = entriesOf(bytes);
    if (entries === undefined) continue;
    const records = entries.reduce((sum, { first, last }) => sum + last - first + 1, 0);
    draft.plain(
      `The AFL \`${hex(bytes)}\` has ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} and asks for ${records} READ RECORD ${records === 1 ? 'command' : 'commands'}. [${source.n}]`,
    );
    draft.ownTable(
      ['SFI', 'Records', 'P1 (record)', 'P2 (file)', 'In offline data authentication'],
      entries.map(rowOf),
      [],
    );
    return true;
  }
  return false;
}

type Entry = { sfi: number; first: number; last: number; authenticated: number };

/** Undefined for bytes that cannot be a file locator. */
function entriesOf(bytes: readonly number[]): Entry[] | undefined {
  if (bytes.length === 0 || bytes.length % bytesOfEntry !== 0) return undefined;
  const entries = Array.from({ length: bytes.length / bytesOfEntry }, (_, place): Entry => {
    const [file = 0, first = 0, last = 0, authenticated = 0] = bytes.slice(place * bytesOfEntry);
    return { sfi: (file & 7) === 0 ? file >> 3 : 0, first, last, authenticated };
  });
  const isValid = entries.every(
    ({ sfi, first, last, authenticated }) =>
      sfi > 0 && sfi <= mostOfFiles && first > 0 && last >= first && authenticated <= last - first + 1,
  );
  return isValid ? entries : undefined;
}

function rowOf({ sfi, first, last, authenticated }: Entry): string[] {
  const records = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const signed = records.slice(0, authenticated).map(String);
  return [
    String(sfi),
    first === last ? String(first) : `${first} to ${last}`,
    records.map((record) => `\`${hex([record])}\``).join(', '),
    `\`${hex([(sfi << 3) | 4])}\``,
    signed.length === 0 ? 'None' : `Record ${enumerate(signed)}`,
  ];
}

const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
