import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const firstByte =
  /\b(?:starts?|starting|begins?|beginning) with (?:0x)?([0-9A-F]{2})\b|\b(?:control (?:field|nibble|digit)|first byte)(?: (?:is|of|was|=))*:? (?:0x)?([0-9A-F]{2})\b/i;
const topic = /\bPIN[- ]?blocks?\b|\bdecrypted block\b/i;
const tells = /\bcontrol (?:digit|field|nibble)\b|\b(?:first|leading) digit\b[^.]*\bformat\b|\bformat 0\b/i;
const lastFormat = 4;
const [shortestPin, longestPin] = [4, 12];

/** What the first byte of a PIN block in the question says by ISO 9564-1: the control field and the length of the PIN. */
export function writeControlField(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const [, begun, named] = firstByte.exec(question) ?? [];
  const byte = (begun ?? named)?.toUpperCase();
  const source =
    passages.find(({ text }) => /\bcontrol (?:digit|field)\b/i.test(text)) ??
    passages.find(({ title, text }) => tells.test(text) && /\bPIN\b/.test(title));
  if (byte === undefined || source === undefined || !topic.test(question)) return false;
  const format = Number.parseInt(byte.charAt(0), 16);
  const length = Number.parseInt(byte.charAt(1), 16);
  const wrong = 'So the block was decrypted with a wrong key, or is in another format.';
  const said =
    format > lastFormat
      ? `${byte.charAt(0)}, which is no control field, as only 0 to ${lastFormat} stand for an ISO format. ${wrong}`
      : length < shortestPin || length > longestPin
        ? `the control field ${format}, ISO format ${format}, but a PIN has ${shortestPin} to ${longestPin} digits and not ${length}. ${wrong}`
        : `the control field ${format}, ISO format ${format}, and the second the length of the PIN, ${length} digits. So a clear block may well begin.`;
  draft.plain(`\`${byte}\` in the first byte of a clear PIN block: the first digit is ${said} [${source.n}]`);
  return true;
}
