import { exact, writeExact } from '../text/exact-decimal.ts';
import { type Passage, readRowHeading } from './passage.ts';
import type { PlainValue } from './plain-values.ts';

/** Minor units as an amount with the decimals and letters that the row of a currency gives; none when it gives no exponent. */
export function currencyAmount(minorUnits: string, row: Passage): PlainValue | undefined {
  const exponent = /\bexponent (\d)\b/.exec(row.text)?.[1];
  if (exponent === undefined) return undefined;
  const letters = /\((\p{Lu}{3})\)/u.exec(readRowHeading(row.section)?.name ?? '')?.[1] ?? '';
  const amount = writeExact(exact(minorUnits) / 10n ** BigInt(exponent), Number(exponent));
  return { text: `${amount} ${letters}`.trim(), sources: [row.n] };
}
