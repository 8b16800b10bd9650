import { type Exact, exact, percentOf } from '../text/exact-decimal.ts';

/** What a figure of a question is the figure of. */
export type Role =
  | 'sale'
  | 'charge'
  | 'interchange'
  | 'scheme'
  | 'margin'
  | 'refund'
  | 'chargeback'
  | 'represented'
  | 'taken'
  /** A fee that the question does not say more of. */
  | 'fee'
  /** An amount or a rate that nothing names. */
  | 'unnamed';
/** What figures are named by in a question, and the role that each such word gives. */
export type Names<Named extends string> = readonly (readonly [Named, RegExp])[];
/** A figure of a question: an amount, or a rate in per cent with a fixed part; the count of so many equal ones is in it. */
export type Figure<Named extends string = Role> = { role: Named; rate: Exact | undefined; amount: Exact };

export const money =
  '(?:AED|EUR|USD|GBP|SAR|INR|CHF|JPY|KWD|BHD|OMR|QAR|[$€£]|euros?|dollars?|dirhams?|pounds?)';
export const number = '(?<!\\d)\\d+(?:,\\d{3})*(?:\\.\\d+)?';

const roles: Names<Role> = [
  [
    'charge',
    /\bmerchant (?:service |discount )?(?:charges?|fees?|rates?|discount|pricing)\b|\bmerchant (?:pays|is charged)\b|\b(?:we|I) (?:charge(?![ -]?back)|take|bill)\b|\b(?:our|my|its|their) (?:own )?(?:fee|price|rate|commission|charge)\b|\b(?:our|my|their|the) (?:bank|acquirer|processor|provider) (?:takes|charges|deducts|keeps)\b|\bcharges? the merchant\b|\bmerchant commission\b|\bservice charge\b|\bdiscount (?:rate|fee)\b|\bM(?:SC|DR|SF)s?\b|\bpay(?:s|ing)? (?:its|the|his|their|our|my|an?) acquirer\b|\bacquirer (?:charges|takes|bills)\b|\bblended (?:rate|price|fee)\b|\bflat (?:rate|fee)\b/gi,
  ],
  [
    'interchange',
    /\binterchange(?: fees?| rate)?\b|\bIC\b(?! ?\+)|\bissu(?:er|ing bank) (?:earns|gets|takes|keeps|receives|is paid)\b|\bto the issu(?:er|ing bank)\b/gi,
  ],
  [
    'scheme',
    /\b(?:card )?(?:scheme|network|brand|visa|mastercard)(?:'s|s'?)? (?:and \w+ )?(?:fees?|charges?|costs?|assessments?)\b|\bassessments?(?: fees?)?\b|\bfees? (?:of|to) (?:the )?(?:scheme|network|visa|mastercard)\b|\b(?:scheme|network|visa|mastercard) (?:earns|gets|takes|keeps|receives|bills|charges)\b|\bto (?:the )?(?:scheme|network|visa|mastercard)\b|\b(?:scheme|network)(?= (?:is )?\d)/gi,
  ],
  [
    'margin',
    /\b(?:acquirer(?:'s)?|processor(?:'s)?|processing) (?:margin|mark-?up|fees?)\b|\bmargin\b|\bmark-?up\b/gi,
  ],
  ['represented', /\brepresent(?:ments?|ed)\b|\bre-?presentments?\b|\bsecond presentments?\b/gi],
  ['chargeback', /\bcharge-?backs?\b|\bdisputes?\b/gi],
  [
    'refund',
    /\brefund(?:s|ed|ing)?\b|\breturn(?:s|ed)\b|\bcredits\b|\b(?:paid|gave|given|gives|got|gets|sent) (?:me |us |him |her |them )?back\b|(?<!charged? |charge-)\bback\b/gi,
  ],
  [
    'taken',
    /\b(?:captur|complet|clear|dispens|approv|ship)(?:ed?|ions?|ures?|ing)\b|\bpartial(?:ly)? revers\w+\b/gi,
  ],
  ['fee', /\bfees?\b|\bcommissions?\b/gi],
  [
    'sale',
    /\bsales?\b|\bpurchases?\b|\btransactions?\b|\bpayments?\b|\btickets?\b|\bbasket\b|\border\b|\b(?:buys?|bought|spends?|spent)\b|\b(?:customer|cardholder|shopper|buyer|client|guest|someone|somebody|I|he|she) (?:pays|paid|was charged)\b|\bcards? (?:paid|(?:was|is) charged)\b|\bsold\b|\bgross\b|\bamount\b|\bauthori[sz]ed\b|\bturnover\b|\bvolume\b/gi,
  ],
];
const clauseEnd =
  /[;:?!\n()]|,(?!\d{3})|\.(?!\d)|\b(?:and|of which|with|if|but|while|whereas|less|minus|including)\b/i;
const figureForm = new RegExp(
  `(?<![\\w.,-])(?:${money}\\s?)?(${number})(?![\\d]|\\.\\d)\\s?(%|per ?cent\\b|bps\\b|basis points\\b|cents?\\b|pence\\b|fils\\b)?`,
  'gi',
);
/** A figure that is sure to be money or a rate, and no number of items, days or digits. */
const surelyMoney = new RegExp(`%|cent|bps|basis|pence|fils|\\d[.,]\\d|^${money}`, 'i');
const moneyBehind = new RegExp(`^\\s*${money}(?![a-z])`, 'i');
const calendarDate =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:,? \d{4})?\b/gi;
/** "0400" is a message type or another code. */
const messageType = /^0\d/;
/** "40 on a sale" is no number of sales. */
const joins = /\b(?:on|of|for|from|in|at|an?|the|is|are|was|were)\b/i;
/** "1.5 % of a 75.00 sale": what a rate is taken of. */
const takenOf = /(?:%|per ?cent|bps|basis points)\s*(?:of|on|from)\s+(?:an?\s+|the\s+)?$/i;
const directlyBefore =
  /^\s*(?:of|is|are|was|were|for|at|on|worth|total(?:s|ling)?|:|=)?\s*(?:an?|the|only)?\s*$/i;
const counted = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const countWord = new RegExp(`\\b(${counted.join('|')})(?= (?:\\w+ ){0,2}\\w+s\\b)`, 'gi');
const timesForm = /^[^\d]{0,24}\beach\b|^\s*(?:x|×)\s/i;
const plusFixed = new RegExp(
  `(${number}\\s?(?:%|per ?cent\\b))\\s*(?:plus|\\+|and)\\s*(?:a fixed (?:fee|part) of )?(?:${money}\\s?)?(${number})(?!\\d|\\.\\d|\\s?%|\\s?per ?cent)\\s*(cents?|fils|pence)?`,
  'gi',
);
const hundred = exact('100');

/** The figures of a question by the word that names each, which stands nearest to it in the same clause. */
export function readFigures(question: string): Figure[] {
  return readNamed(question, roles, 'sale');
}

/**
 * The same by other names than those of a sale and its charges.
 *
 * @param whole the role of what a rate is taken of, and which is no rate itself
 * @param keepsAll whether a bare number without a name, which may well be no amount, is told as one too
 */
export function readNamed<Named extends string>(
  question: string,
  names: Names<Named>,
  whole?: Named,
  keepsAll = false,
): Figure<Named | 'unnamed'>[] {
  // "1.5 % plus 0.10" is one figure: its fixed part is put where no end of a clause can part it.
  const joined = inDigits(question.replace(calendarDate, ' ')).replace(
    plusFixed,
    (_, rate: string, fixed: string, unit = '') => `${rate}⊕${fixed} ${unit}⊕`,
  );
  return joined.split(clauseEnd).flatMap((clause) => readClause(clause, names, whole, keepsAll));
}

/** "two refunds" as "2 refunds". */
export function inDigits(text: string): string {
  return text.replace(countWord, (word) => String(counted.indexOf(word.toLowerCase()) + 2));
}

function readClause<Named extends string>(
  clause: string,
  names: Names<Named>,
  whole: Named | undefined,
  keepsAll: boolean,
): Figure<Named | 'unnamed'>[] {
  const fixed = [...clause.matchAll(/⊕([^⊕]*)⊕/g)].map(([, text = '']) => inUnits(text));
  const text = clause.replace(/⊕[^⊕]*⊕/g, '');
  const named = names.flatMap(([role, form]) =>
    [...text.matchAll(form)].map(({ 0: word, index }) => ({ role, from: index, to: index + word.length })),
  );
  const own = named.filter(
    (each) => !named.some((other) => other !== each && other.from <= each.from && other.to >= each.to),
  );
  const found = [...text.matchAll(figureForm)].map((match) => ({
    text: match[1] ?? '',
    whole: match[0],
    unit: match[2] ?? '',
    from: match.index,
    to: match.index + match[0].length,
    isEach: timesForm.test(text.slice(match.index + match[0].length)),
  }));
  // "12 refunds of 30.00": the first counts.
  const counts = found.filter(
    ({ text: digits, whole, unit, to }, index) =>
      unit === '' &&
      /^\d/.test(whole) &&
      /^\d{1,6}$/.test(digits.replaceAll(',', '')) &&
      index + 1 < found.length &&
      own.some(
        ({ from }) =>
          from >= to &&
          from - to <= 12 &&
          !joins.test(text.slice(to, from)) &&
          from < (found[index + 1]?.from ?? 0),
      ),
  );
  return found
    .filter((each) => !counts.includes(each) && !messageType.test(each.text))
    .flatMap((each, index): Figure<Named | 'unnamed'>[] => {
      const isRate = /%|cent\b|bps|basis/i.test(each.unit) && !/^cents?$/i.test(each.unit);
      const [nearest] = own
        .filter(({ role }) => !isRate || role !== whole)
        .map((name) => ({ name, gap: gapBetween(name, each, text) }))
        .toSorted((first, second) => first.gap - second.gap);
      const isMoney = surelyMoney.test(each.whole) || moneyBehind.test(text.slice(each.to));
      if (nearest === undefined && !isMoney && !keepsAll && text.trim() !== each.whole.trim()) return [];
      const isBase = !isRate && takenOf.test(text.slice(0, each.from));
      const role = isBase && whole !== undefined ? whole : (nearest?.name.role ?? 'unnamed');
      if (isRate) {
        const percent = /bps|basis/i.test(each.unit) ? exact(each.text) / 100n : exact(each.text);
        return [{ role, rate: percent, amount: fixed[index] ?? 0n }];
      }
      const count = each.isEach ? BigInt(counts[0]?.text.replaceAll(',', '') ?? '1') : 1n;
      return [{ role, rate: undefined, amount: inUnits(`${each.text} ${each.unit}`) * count }];
    });
}

type Span = { from: number; to: number };

/** How far a name is from a figure; "sale of 60.00" and "0.7 % interchange" stand next to each other. */
function gapBetween(name: Span, figure: Span, text: string): number {
  if (name.from >= figure.to) return name.from - figure.to;
  const between = text.slice(name.to, figure.from);
  return directlyBefore.test(between) ? -1 : between.length;
}

/** The amount that a figure comes to on a sale. */
export function worthOf({ rate, amount }: Pick<Figure, 'rate' | 'amount'>, sale: Exact): Exact {
  return rate === undefined ? amount : percentOf(sale, rate) + amount;
}

/** "5 cents" is 0.05, and "50 fils" 0.50. */
function inUnits(text: string): Exact {
  const value = exact(new RegExp(number).exec(text)?.[0] ?? '0');
  return /cent|pence|fils/i.test(text) ? (value * exact('1')) / hundred : value;
}
