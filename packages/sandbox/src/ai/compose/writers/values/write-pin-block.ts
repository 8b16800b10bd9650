import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const pinBlock = /\bPIN[- ]?blocks?\b/i;
const formatZero = /\b(?:ISO[- ]?|format[- ]?|ISO[- ]format[- ]?)0\b|\bX9\.8\b/i;
const pin = /\bPIN\b[\s:=]*(?:is |of )?(\d{4,12})\b(?!\s?digits?)/i;
const pan = /\b(?:PAN|card number|card)\b[\s:=]*(?:is |of |number )?((?:\d[ -]?){12,18}\d)\b/i;
const blockDigits = 16;
const panDigits = 12;

/** The ISO format 0 block of a PIN and a card number in the question, when a passage says how such a block is built. */
export function writePinBlock(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => formatZero.test(text) && /\bXOR\b/.test(text));
  const digits = pin.exec(question)?.[1];
  const account = accountIn(question);
  if (!pinBlock.test(question) || !formatZero.test(question) || !source || !digits || !account) return false;
  const pinField = `0${digits.length.toString(16).toUpperCase()}${digits}`.padEnd(blockDigits, 'F');
  const panField = panFieldOf(account);
  const block = xorOf(pinField, panField);
  draft.plain(
    `With the PIN and the card number of the question, format 0 gives this clear PIN block. [${source.n}]`,
  );
  draft.ownTable(
    ['Field', 'Value', 'How'],
    [
      ['PIN field', `\`${pinField}\``, 'Format 0, PIN length, PIN, filled with F'],
      ['PAN field', `\`${panField}\``, 'Four zeros and the 12 rightmost digits without the check digit'],
      ['PIN block', `\`${block}\``, 'XOR of both, then encrypted'],
    ],
    [],
  );
  return true;
}

/** The card number that a question names as one; undefined when it names none. */
export const accountIn = (question: string): string | undefined =>
  pan.exec(question)?.[1]?.replace(/\D/g, '');

/** The PAN field of formats 0 and 3: four zeros and the 12 rightmost digits without the check digit. */
export const panFieldOf = (account: string): string =>
  account.slice(-panDigits - 1, -1).padStart(blockDigits, '0');

/** Hexadecimal digits combined with as many others. */
export const xorOf = (one: string, other: string): string =>
  [...one]
    .map((digit, index) =>
      (Number.parseInt(digit, 16) ^ Number.parseInt(other[index] ?? '0', 16)).toString(16),
    )
    .join('')
    .toUpperCase();
