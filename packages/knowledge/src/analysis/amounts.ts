import { type RawToken, rawTokens } from './raw-tokens.ts';
import { saysAny } from './says-any.ts';

/** Words beside which a number is so much money. */
const aboutMoney =
  /^(?:limits?|spend|spends|spending|spent|pay|pays|paid|paying|payments?|withdraw\w*|withdrew|deposit\w*|booked|sold|sells?|owes?|owed|charged|costs?|bills?|billed|balance|earns?|earned|salary|takings|bought|refunded|transferred|euros?|eur|usd|dollars?|pounds?|gbp|aed|dirhams?|rupees?|inr|chf|francs?)$/;
/** Words of a question about messages, in which such a number is a type of them. */
const saysMessages = saysAny(
  /^(?:mtis?|messages?|msgs?|types?|advices?|requests?|responses?|reversals?|notifications?|iso|8583|de\d*|fields?|bits?|hosts?|switch|logs?|formats?|0\d{3}|acknowledgements?|presentments?)$/,
);
const near = 3;

/** Whether the number at a place is an amount of money: "limit 2000 but I could only spend 1500". */
export function isAmount(tokens: readonly RawToken[], at: number): boolean {
  const isMoney = tokens
    .slice(Math.max(0, at - near), at + near + 1)
    .some(({ text }) => aboutMoney.test(text));
  return isMoney && !saysMessages(tokens);
}

const wholeAmount = /^[1-9]\d{3,}$/;

/** The amounts of money in a text that have four digits or more, as written: no document is found by them. */
export function amountsIn(text: string): string[] {
  const tokens = rawTokens(text);
  return tokens
    .filter((token, at) => token.hasDigit && wholeAmount.test(token.text) && isAmount(tokens, at))
    .map((token) => token.text);
}
