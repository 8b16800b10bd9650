import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { enumerate } from '../not-covered.ts';
import { elementsOf } from './bitmap-elements.ts';

const bytes =
  /(?<![\w.])[0-9A-F]{2}(?: [0-9A-F]{2}){3,}(?![\w])|(?<![\w.])(?=[0-9A-F]*[A-F])[0-9A-F]{12,}(?![\w])/g;
const asksForFrame = /\b(?:MTI|length|prefix|header|dump|trace|hex|bytes?|frame|starts?|begins?)\b/i;
/** A bitmap has 16 hexadecimal digits, or 32 with the secondary one. */
const namesBitmap = /\bbitmaps?\b/i;
const bitmapForm = /^(?:[0-9A-F]{16}){1,2}$/;
const describesLengths = /\b2 bytes, binary\b|\blength (?:header|prefix)\b|\bTPDU\b/i;
const packedType = /^[0-29][1-8][0-9][0-5]$/;
const spelledType = /^3([0-29])3([1-8])3([0-9])3([0-5])$/;
const tpduForm = /^60\d{8}/;
/** A TPDU in front of a message type is nothing else by chance. */
const surelyFrame = /^(?:[0-9A-F]{4})?60\d{8}0[1-8][0-4][0-5]/;
const digitsOfBitmap = 16;
const spelledLength = /^3(\d)3(\d)3(\d)3(\d)$/;

/** The beginning of a message in hexadecimal bytes: its length prefix and its message type; false without a passage on prefixes. */
export function writeFrame(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ section, text }) => describesLengths.test(`${section} ${text}`));
  if (source === undefined) return false;
  for (const written of question.match(bytes) ?? []) {
    const digits = written.replaceAll(' ', '');
    if (!asksForFrame.test(question) && !surelyFrame.test(digits)) continue;
    if (namesBitmap.test(question) && bitmapForm.test(digits)) continue;
    const rows = rowsOf(digits, /\bTPDU\b/.test(source.text));
    if (rows === undefined) continue;
    draft.plain(`The bytes of the question, read from the beginning of the message: [${source.n}]`);
    draft.ownTable(['Bytes', 'Part', 'Reading'], rows, []);
    return true;
  }
  return false;
}

function rowsOf(digits: string, hasTpdu: boolean): string[][] | undefined {
  // A TPDU read as a length would be one of 24,576 bytes.
  for (const size of tpduForm.test(digits) ? [0] : [0, 4, 8]) {
    const length = digits.slice(0, size);
    const tpdu = hasTpdu ? (tpduForm.exec(digits.slice(size))?.[0] ?? '') : '';
    const rest = digits.slice(size + tpdu.length);
    const type = typeOf(rest);
    if (type === undefined && (tpdu === '' || rest !== '')) continue;
    return [
      ...(size === 0 ? [] : [[spaced(length), 'Length prefix', lengthsOf(length).join(', or ')]]),
      ...(tpdu === '' ? [] : [[spaced(tpdu), 'TPDU', tpduReading(tpdu)]]),
      ...(type ? [[spaced(type.written), 'Message type (MTI)', `\`${type.value}\` ${type.form}`]] : []),
      ...(type?.written.length === type?.value.length ? bitmapRow(rest.slice(type?.written.length)) : []),
    ];
  }
  return undefined;
}

/** Behind a message type in packed digits the bitmap is binary too. */
function bitmapRow(rest: string): string[][] {
  const bitmap = rest.slice(0, digitsOfBitmap);
  if (bitmap.length < digitsOfBitmap) return [];
  const elements = elementsOf(bitmap);
  const fields = elements.filter((element) => element !== 1).map(String);
  const reading = elements.includes(1) ? ', and a secondary bitmap follows' : '';
  return [[spaced(bitmap), 'Primary bitmap', `announces DE ${enumerate(fields)}${reading}`]];
}

function tpduReading(tpdu: string): string {
  return `identifier ${tpdu.slice(0, 2)}, destination address ${tpdu.slice(2, 6)}, originator address ${tpdu.slice(6)}`;
}

function typeOf(digits: string): { written: string; value: string; form: string } | undefined {
  const spelled = digits.slice(0, 8);
  const value = spelledType.exec(spelled)?.slice(1).join('');
  if (value !== undefined) return { written: spelled, value, form: 'in ASCII, one byte for each digit' };
  const packed = digits.slice(0, 4);
  return packedType.test(packed)
    ? { written: packed, value: packed, form: 'in packed digits (BCD), two in each byte' }
    : undefined;
}

/** The ways to read a prefix: binary with the high byte first, decimal digits in BCD, digits in ASCII. */
function lengthsOf(digits: string): string[] {
  const spelled = spelledLength.exec(digits)?.slice(1).join('');
  if (spelled !== undefined) return [`${Number(spelled)}, as 4 ASCII digits`];
  const binary = `${Number.parseInt(digits, 16)} bytes, as binary with the high byte first`;
  return /^\d+$/.test(digits) ? [binary, `${Number(digits)} bytes, as BCD`] : [binary];
}

function spaced(digits: string): string {
  return `\`${digits.match(/../g)?.join(' ') ?? digits}\``;
}
