import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const topic = /\bKSNs?\b|\bkey serial numbers?\b/i;
const written = /(?<![\w.])(?:[0-9A-F]{2} ?){9}(?:[0-9A-F]{2} ?){0,2}[0-9A-F]{2}(?![0-9A-Za-z])/gi;
/** Of TDES DUKPT and of AES DUKPT: hexadecimal digits in all, bits of the counter, and how passages tell these. */
const kinds = [
  { name: 'TDES DUKPT', digits: 20, counterBits: 21, told: /\b21[ -]bits?\b|\blast 21 bits\b/i },
  { name: 'AES DUKPT', digits: 24, counterBits: 32, told: /\b32[ -]bits?\b/i },
] as const;

/** The transaction counter in each KSN of the question, and the KSN without it, when a passage tells how many bits it has (ANSI X9.24). */
export function writeKeySerialNumber(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  if (!topic.test(question)) return false;
  let isTold = false;
  for (const match of question.match(written) ?? []) {
    const digits = match.replaceAll(' ', '').toUpperCase();
    const kind = kinds.find((each) => each.digits === digits.length);
    const source = passages.find(
      ({ text }) => kind !== undefined && topic.test(text) && kind.told.test(text),
    );
    if (kind === undefined || source === undefined) continue;
    const bits = BigInt(kind.counterBits);
    const value = BigInt(`0x${digits}`);
    const counter = value & ((1n << bits) - 1n);
    const rest = ((value >> bits) << bits).toString(16).toUpperCase().padStart(kind.digits, '0');
    draft.plain(
      `In the ${kind.name} KSN \`${digits}\` the transaction counter, its last ${kind.counterBits} bits, is **${counter}** (hexadecimal ${counter.toString(16).toUpperCase()}). With these bits set to zero it is \`${rest}\`, which names the device and its initial key. [${source.n}]`,
    );
    isTold = true;
  }
  return isTold;
}
