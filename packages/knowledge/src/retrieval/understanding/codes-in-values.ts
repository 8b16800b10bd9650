import { canonicalCode } from '../../analysis/canonical-code.ts';
import { codesOfSetBits } from '../../analysis/set-bits.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Settled } from './settle-tokens.ts';

/** A group of DE 54: account type, amount type, currency, sign and amount. */
const additionalAmount = /\b(?:DE|field|bit)[ -]?54\b[^\n]*?\b(\d{2})(\d{2})(\d{3})[CD]\d{12}/i;
/** A processing code whose digits behind the transaction name the accounts. */
const processingCode =
  /\b(?:(?:DE|field|bit|F)[ -]?0*3|processing codes?)\b\D{1,12}?\b\d{2}(\d{2})(\d{2})\b/i;
const cardNumber = /(?<![\d.,])(\d{4})[ -]?(\d{2})[\d*x]{2}(?:[ -]?[\d*x]{2,6}){2,3}(?!\d|[.,]\d)/i;
const asksForNetwork =
  /\b(?:which|what|whose)\b[^.?!]*\b(?:network|brand|scheme|card|issuer)\b|\b(?:network|brand|scheme)\?/i;

/** The exact tokens of the codes that stand inside values which a question quotes: the bits of a TVR, the currency in DE 54, the accounts in DE 3, the range of a card number. */
export function codesInValues(text: string, lexicon: Lexicon): Settled[] {
  const codes = [
    ...codesOfSetBits(text),
    ...codesOfAmount(text),
    ...accountsOf(text),
    ...rangeOfCard(text, lexicon),
  ];
  return codes.map((code) => ({
    kind: 'code',
    surface: code,
    stems: [code],
    standing: 'known',
    isWeak: false,
  }));
}

function codesOfAmount(text: string): string[] {
  const values = additionalAmount.exec(text)?.slice(1) ?? [];
  const kinds = ['account-type', 'amount-type', 'currency'];
  return values.flatMap((value, place) => canonicalCode(kinds[place] ?? '', value) ?? []);
}

/** The account that is paid from and the one paid to, where they are named. */
function accountsOf(text: string): string[] {
  const named = (processingCode.exec(text)?.slice(1) ?? []).filter((each) => each !== '00');
  return named.flatMap((each) => canonicalCode('account-type', each) ?? []);
}

/** Of several ranges that a card number is in, the narrowest. */
function rangeOfCard(text: string, lexicon: Lexicon): string[] {
  const digits = cardNumber.exec(text)?.slice(1).join('');
  if (digits === undefined || !asksForNetwork.test(text)) return [];
  const lengths = Array.from(digits, (_, place) => digits.length - place);
  return lengths
    .flatMap((length) => canonicalCode('iin-range', digits.slice(0, length)) ?? [])
    .filter((code) => lexicon.frequency(code) > 0)
    .slice(0, 1);
}
