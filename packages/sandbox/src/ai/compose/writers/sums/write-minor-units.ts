import type { Passage } from '../../passages/passage.ts';
import { number } from '../../question/figures.ts';
import { exact, roundTo, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const digitsOfAmount = 12;
const amountField = /(?<![\w.])(0\d{11})(?![\w.])/;
const asksToRead =
  /\bhow (?:much|many)\b|\b(?:what|which) (?:amount|sum)\b|\bread\b|\bmean|\bdecod|\bis (?:this|that|it)\b|\bsays?\b|\bin words\b|\breally\b/i;
const asksToWrite =
  /\b(?:write|written|code|coded|encode|put|send|sent|look|looks|fill|format|represent\w*|hold|holds|goes)\b/i;
const inAmountField =
  /\bDE ?0?4\b|\bfield ?0?4\b|\bamount (?:field|element)\b|\b9F02\b|\bminor units?\b|\b12 digits\b/i;
/** How a question and the passages call the currencies whose decimals differ, and the usual ones. */
const currencies: [string, RegExp][] = [
  ['JPY', /\bJPY\b|\b(?:Japanese )?yen\b|\b392\b/i],
  ['KWD', /\bKWD\b|\bKuwaiti dinars?\b|\b414\b/i],
  ['BHD', /\bBHD\b|\bBahraini dinars?\b|\b048\b/i],
  ['OMR', /\bOMR\b|\bOmani rials?\b|\b512\b/i],
  ['TND', /\bTND\b|\bTunisian dinars?\b|\b788\b/i],
  ['JOD', /\bJOD\b|\bJordanian dinars?\b|\b400\b/i],
  ['KRW', /\bKRW\b|\bKorean won\b|\b410\b/],
  ['AED', /\bAED\b|\bdirhams?\b|\b784\b/i],
  ['EUR', /\bEUR\b|\beuros?\b|\b978\b/i],
  ['USD', /\bUSD\b|\b(?:US )?dollars?\b|\b840\b/i],
  ['GBP', /\bGBP\b|\bpounds?\b|\b826\b/i],
  ['INR', /\bINR\b|\brupees?\b|\b356\b/i],
  ['SAR', /\bSAR\b|\briyals?\b|\b682\b/i],
];
const words: Record<string, number> = { no: 0, none: 0, zero: 0, two: 2, three: 3 };

/** An amount of 12 digits read with the decimals of its currency, or an amount written so, when a passage tells those decimals. */
export function writeMinorUnits(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const named = currencies.filter(([, form]) => form.test(question));
  const [currency] = named;
  if (named.length > 1) return writeInEach(draft, question, named, passages);
  if (currency === undefined) return false;
  const [letters, form] = currency;
  const known = decimalsOf(form, passages);
  if (known === undefined) return false;
  const { decimals, n } = known;
  const rule = `${letters} has ${decimals === 0 ? 'no' : decimals} decimals`;
  const field = amountField.exec(question)?.[1];
  if (field !== undefined && asksToRead.test(question)) {
    const amount = writeExact(exact(field) / 10n ** BigInt(decimals), decimals);
    draft.plain(`\`${field}\` is **${amount} ${letters}**: ${rule}. [${n}]`);
    return true;
  }
  const given = new RegExp(
    `(?<![\\w.,])(${number})(?= ?(?:${form.source}))|(?:${form.source}) ?(${number})(?!\\d)`,
    form.flags,
  );
  const match = given.exec(question);
  const text = match?.[1] ?? match?.[2];
  if (
    field !== undefined ||
    text === undefined ||
    !asksToWrite.test(question) ||
    !inAmountField.test(question)
  )
    return false;
  const units = exact(text) * 10n ** BigInt(decimals);
  if (roundTo(units, 0) !== units) return false;
  const digits = writeExact(units, 0).padStart(digitsOfAmount, '0');
  draft.plain(`${text} ${letters} is written \`${digits}\` in 12 digits: ${rule}. [${n}]`);
  return true;
}

/** One amount as it reads in each of several currencies. */
function writeInEach(
  draft: AnswerDraft,
  question: string,
  named: readonly (readonly [string, RegExp])[],
  passages: Passage[],
): boolean {
  const field = amountField.exec(question)?.[1];
  if (field === undefined || !asksToRead.test(question)) return false;
  const rows = named.flatMap(([letters, form]) => {
    const known = decimalsOf(form, passages);
    if (known === undefined) return [];
    const amount = writeExact(exact(field) / 10n ** BigInt(known.decimals), known.decimals);
    return [[letters, String(known.decimals), `**${amount} ${letters}** [${known.n}]`]];
  });
  if (rows.length < named.length) return false;
  draft.plain(`\`${field}\` is read with the decimals of its currency:`);
  draft.ownTable(['Currency', 'Decimals', 'Amount'], rows, []);
  return true;
}

/** By the row of the currency, or by the part of a sentence that gives a number of decimals for it. */
function decimalsOf(form: RegExp, passages: Passage[]): { decimals: number; n: number } | undefined {
  for (const { rowKey, section, text, n } of passages) {
    const exponent = rowKey !== null && form.test(section) ? /\bexponent (\d)\b/.exec(text)?.[1] : undefined;
    if (exponent !== undefined) return { decimals: Number(exponent), n };
  }
  const count = '(?:(no|none|zero|two|three)|(\\d))(?![\\w.,]*\\d)';
  const told = [
    new RegExp(`\\b${count}(?: decimals?)? (?:for|in|with) (?:the )?(?:${form.source})`, 'i'),
    new RegExp(`(?:${form.source})(?: \\d{3})?(?:,| \\(|\\()? ?(?:(?:has|have|with) )?\\b${count}\\b`, 'i'),
  ];
  for (const { text, n } of passages) {
    if (!/\bdecimals?\b/i.test(text)) continue;
    for (const part of text.split(/[.;:\n]/)) {
      const [, word, digit] = told.map((each) => each.exec(part)).find((match) => match !== null) ?? [];
      const decimals = word === undefined ? Number(digit ?? Number.NaN) : words[word.toLowerCase()];
      if (decimals !== undefined && decimals <= 3) return { decimals, n };
    }
  }
  return undefined;
}
