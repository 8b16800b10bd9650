import { isAmount } from './amounts.ts';
import { type Add, soft, tagInTwo } from './code-joints.ts';
import { declineReader, type Reader, readerFor, readerOfElement } from './code-leads.ts';
import { readFurtherValues } from './element-values.ts';
import { isExpiryDate } from './expiry-dates.ts';
import type { RawToken } from './raw-tokens.ts';
import { saysHsm } from './says-hsm.ts';

const dataElement = readerFor('data-element');
const emvTag = readerFor('emv-tag');
const pinBlockFormat = readerFor('pin-block-format');
const mti = readerFor('mti');
const hsmCommand = readerFor('hsm-command');
const applications = [readerFor('rid'), readerFor('aid')];

/** Codes written in one piece. */
const glued: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:de|field|bit)(\d{1,3})$/, dataElement],
  // F238 is the beginning of a bitmap rather than a field.
  [/^f(\d{1,2}|1\d\d)$/, dataElement],
  [/^rc(\w{2,3})$/, readerFor('response-code')],
  [/^mti(\d{4})$/, mti],
  [/^mcc(\d{4})$/, readerFor('mcc')],
  [/^eci(\d{1,2})$/, readerFor('eci')],
  [/^tc(\d{2})$/, readerFor('visa-transaction-code')],
  [/^tcr(\d)$/, readerFor('tcr')],
  [/^pds(\d{3,4})$/, readerFor('pds')],
  [/^sli(\d{3})$/, readerFor('sli')],
  // The second byte of a tag of three says that another follows: 5F2A02 is tag 5F2A and a length.
  [/^((?:9f|5f|7f|bf|df|ff)(?:[0-9a-f]{2,3}|[89a-f][0-9a-f]{3}))$/, emvTag],
  [/^(0[1-8]\d\d)$/, mti],
];

const tagForm = /^(?:9f|5f|df|bf)[\da-f]{2}$/;

/** Of the numbers of applications and of who provides them nearly all do. */
const startsAsApplication = /^a0{5}[0-9a-f]{4}/;

const messageWord =
  /^(?:message|messages|advice|advices|request|requests|response|responses|reversal|reversals)$/;

/** Reads a code that its own shape tells, without a name before it: rc51, 9F27, 0110. */
export function readGlued(tokens: readonly RawToken[], index: number, add: Add): void {
  const token = tokens[index];
  if (!token) return;
  const next = tokens[index + 1]?.text ?? '';
  if (token.isUpper && /^commands?$/.test(next) && saysHsm(tokens)) add(hsmCommand.read(token), index, true);
  if (!token.hasDigit && token.text !== 'bf' && token.text !== 'df') return;
  const ofTag = readerOfElement[`tag${tokens[index - 1]?.text}`];
  if (ofTag && soft.test(token.gap) && add(ofTag.read(token), index)) {
    readFurtherValues(tokens, index, ofTag, add);
    return;
  }
  // FFC0 behind a tag and an equals sign is its value, whatever tag begins so.
  if (/[=:]/.test(token.gap) && tagForm.test(tokens[index - 1]?.text ?? '')) return;
  const inTwo = tagInTwo(tokens, index);
  if (inTwo && add(emvTag.read(inTwo), index, false, index + 1)) return;
  for (const [shape, reader] of glued) {
    if (reader === mti && isExpiryDate(tokens, index)) continue;
    if (reader === dataElement && isBesideOtherLetter(tokens, index)) continue;
    const value = shape.exec(token.text)?.[1];
    if (value && add(reader.read({ text: value, isUpper: token.isUpper }), index)) {
      readAfter(tokens, index, { reader, width: value.length }, add);
      return;
    }
  }
  if (startsAsApplication.test(token.text))
    for (const application of applications) if (add(application.read(token), index, true)) return;
  const [second, third] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
  if (/^\d\d?$/.test(token.text) && second === 'pin' && /^blocks?$/.test(third ?? '')) {
    const isNamed = /^(?:type|format|iso)$/.test(tokens[index - 1]?.text ?? '');
    if (isNamed && add(pinBlockFormat.read(token), index)) return;
  }
  const anyVersion = /^x{1,2}(\d{3})$/.exec(token.text);
  if (anyVersion) add(mti.read({ text: `0${anyVersion[1]}`, isUpper: false }), index);
  if (/^1[1-8][0-4]\d$/.test(token.text) && !isAmount(tokens, index)) add(mti.read(token), index, true);
  if (/^[1-8][0-4]\d$/.test(token.text) && messageWord.test(next)) {
    add(mti.read({ text: `0${token.text}`, isUpper: false }), index, true);
  }
  if (token.isUpper && /^[5-9][a-f]$/.test(token.text)) add(emvTag.read(token), index, true);
  if (/^\d\d$/.test(token.text) && /^(?:decline|declines|declined|response|responses)$/.test(next)) {
    add(declineReader.read(token), index, true);
  }
}

/** "TC10/20": what a stroke joins to a code in one piece is of the same family. */
function readAfter(
  tokens: readonly RawToken[],
  index: number,
  { reader, width }: { reader: Reader; width: number },
  add: Add,
): void {
  for (let at = index + 1; tokens[at]?.gap === '/'; at += 1) {
    const value = tokens[at];
    if (!value || value.text.length !== width || !add(reader.read(value), at)) return;
  }
}

const nearby = 8;

/** The F07 of "C07 versus F07" is no field, as C07 is none, nor the F52 in a row that has C52. */
function isBesideOtherLetter(tokens: readonly RawToken[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (text.length !== 3) return false;
  const isJoint = (index: number) => /^(?:and|or|vs|versus)$/.test(tokens[index]?.text ?? '');
  const next = [tokens[isJoint(at - 1) ? at - 2 : at - 1], tokens[isJoint(at + 1) ? at + 2 : at + 1]];
  const near = tokens.slice(Math.max(0, at - nearby), at + nearby);
  return (
    next.some((other) => /^[a-eg-z]\d\d$/.test(other?.text ?? '')) ||
    near.some((other) => /^[a-eg-z]\d\d$/.test(other.text) && other.text.slice(1) === text.slice(1))
  );
}
