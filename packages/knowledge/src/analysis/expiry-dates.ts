import type { RawToken } from './raw-tokens.ts';

/** Words beside which four digits are the month and the year of a card. */
const aboutExpiry = /^(?:exp|expir\w*|valid|thru|mmyy|yymm)$/;
/** And beside which they are a type of message. */
const aboutMessages =
  /^(?:mti|types?|messages?|advices?|requests?|responses?|reversals?|notifications?|de\d*)$/;
const monthAndYear = /^(?:(?:0[1-9]|1[0-2])[2-4]\d|[2-4]\d(?:0[1-9]|1[0-2]))$/;
const near = 4;

/** Whether the digits at a place are the date on which a card ends: "0829 in the expiry field". */
export function isExpiryDate(tokens: readonly RawToken[], at: number): boolean {
  if (!monthAndYear.test(tokens[at]?.text ?? '')) return false;
  const beside = tokens.slice(Math.max(0, at - near), at + near + 1);
  return (
    beside.some(({ text }) => aboutExpiry.test(text)) && !beside.some(({ text }) => aboutMessages.test(text))
  );
}
