import type { Passage } from '../../passages/passage.ts';
import { type Figure, type Role, readFigures, worthOf } from '../../question/figures.ts';
import { type Exact, exact, roundTo, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const asked =
  /\?|\bacquirer (?:income|profit|margin|share|net)\b|\bhow much\b|\bcalculat|\bcomput|\bwork(?:ed)? out\b|\bsplit\b|\bdivide|\bwho (?:gets|keeps|receives|earns|pays)\b/i;
const tells = /\binterchange\b/i;
const ofAcquirer = /\bacquirer\b|\bmerchant\b/i;
const asksForTransfer =
  /\bsettl\w*|\b(?:reach\w*|arriv\w*|come|comes|paid|goes) (?:\w+ ){0,2}acquirer\b|\bissuer\b[^.?]{0,30}\b(?:pays?|sends?|transfers?|owes?|remits?)\b/i;
const tenCents = exact('0.10');
/** Figures that stand for the whole of what is taken off the sale, or for a part of it. */
const parts: Role[] = ['interchange', 'scheme', 'margin'];

/**
 * A sale of the question shared out among merchant, issuer, scheme and acquirer, by the charges that the question gives;
 * false when it gives too few, or no passage tells of them.
 */
export function writeFeeSplit(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text) && ofAcquirer.test(text));
  const figures = readFigures(question);
  const of = (role: Role) => figures.filter((each) => each.role === role);
  const unnamed = of('unnamed');
  // "Split AED 1,000 between …": the only amount without a name is what is shared out.
  const sales = of('sale').length > 0 ? [...of('sale'), ...unnamed] : unnamed;
  const [sale, ...otherSales] = sales.filter(({ amount }, at) => amount !== sales[at - 1]?.amount);
  const [charge, ...otherCharges] = [...of('charge'), ...of('fee')];
  const given = parts.flatMap((role) => of(role).slice(0, 1));
  // A sum that leaves a figure of the question out would be wrong.
  const isLeftOut = otherCharges.length > 0 || parts.some((role) => of(role).length > 1);
  const isMixed =
    isLeftOut || figures.some(({ role }) => ['refund', 'chargeback', 'represented'].includes(role));
  if (
    source === undefined ||
    sale === undefined ||
    sale.rate !== undefined ||
    otherSales.length > 0 ||
    isMixed ||
    !asked.test(question)
  )
    return false;
  if (given.length + (charge ? 1 : 0) < 2) return false;
  const amount = sale.amount;
  const worth = (figure: Figure) => worthOf(figure, amount);
  const taken = given.reduce((sum, each) => sum + worth(each), 0n);
  const total = charge ? worth(charge) : taken;
  const margin = of('margin')[0];
  const left = charge ? total - taken + (margin ? worth(margin) : 0n) : margin && worth(margin);
  const [interchange] = of('interchange');
  const [scheme] = of('scheme');

  const chargeName = charge ? 'Merchant service charge' : 'Taken off the sale';
  const rows: string[][] = [
    [
      chargeName,
      charge ? working(charge, amount) : given.map((each) => writeExact(worth(each))).join(' + '),
      writeExact(total),
    ],
    ['**Merchant** receives', `${writeExact(amount)} − ${writeExact(total)}`, bold(amount - total)],
  ];
  if (interchange)
    rows.push(['**Issuer** keeps the interchange', working(interchange, amount), bold(worth(interchange))]);
  if (interchange && asksForTransfer.test(question))
    rows.push([
      'Issuer passes on to the acquirer',
      `${writeExact(amount)} − ${writeExact(worth(interchange))}`,
      writeExact(amount - worth(interchange)),
    ]);
  if (scheme) rows.push(['**Scheme** receives its fee', working(scheme, amount), bold(worth(scheme))]);
  const deducted = given
    .filter(({ role }) => role !== 'margin')
    .map((each) => ` − ${writeExact(worth(each))}`);
  if (left !== undefined)
    rows.push([
      '**Acquirer** is left with',
      charge ? `${writeExact(total)}${deducted.join('')}` : margin ? working(margin, amount) : '',
      bold(left),
    ]);

  const said = [
    `the merchant receives ${inCents(amount - total)}`,
    ...(interchange ? [`the issuer keeps ${inCents(worth(interchange))}`] : []),
    ...(scheme ? [`the scheme gets ${inCents(worth(scheme))}`] : []),
    ...(left === undefined ? [] : [`${inCents(left)} is left for the acquirer`]),
  ];
  draft.plain(`Of ${writeExact(amount)}, ${said.slice(0, -1).join(', ')} and ${said.at(-1)}. [${source.n}]`);
  draft.ownTable(['Share', 'Working', 'Amount'], rows, []);
  if (charge && left !== undefined && left < 0n)
    draft.plain('The charge does not cover what the acquirer itself pays: it loses on this sale.');
  return true;
}

/** "200.00 × 1.5 %", "100.00 × 1.1 % + 0.05"; a fixed fee needs no working. */
function working({ rate, amount }: Figure, sale: Exact): string {
  if (rate === undefined) return 'fixed';
  return `${writeExact(sale)} × ${writeExact(rate, 0)} %${amount > 0n ? ` + ${writeExact(amount)}` : ''}`;
}

/** As it is paid; what is less than ten cents keeps its parts of a cent. */
function inCents(amount: Exact): string {
  const isSmall = amount > -tenCents && amount < tenCents;
  return writeExact(isSmall ? amount : roundTo(amount, 2));
}

function bold(amount: Exact): string {
  return `**${writeExact(amount)}**`;
}
