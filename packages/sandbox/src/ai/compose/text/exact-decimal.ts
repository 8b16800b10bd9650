/** A decimal number held exactly, in units of 10⁻¹⁰: money is never computed in binary fractions. */
export type Exact = bigint;

const places = 10;
const one = 10n ** BigInt(places);
const percentParts = 100n;
const mostDecimals = 4;

/** Reads "1,234.50"; digits behind the tenth decimal are left out. */
export function exact(text: string): Exact {
  const [whole = '0', fraction = ''] = text.replaceAll(',', '').split('.');
  return BigInt(whole || '0') * one + BigInt(fraction.slice(0, places).padEnd(places, '0'));
}

export function times(value: Exact, factor: Exact): Exact {
  return rounded(value * factor, one);
}

export function dividedBy(value: Exact, divisor: Exact): Exact {
  return rounded(value * one, divisor);
}

/** So many per cent of a value. */
export function percentOf(value: Exact, percent: Exact): Exact {
  return rounded(value * percent, one * percentParts);
}

/** Rounded half away from zero to so many decimals. */
export function roundTo(value: Exact, decimals: number): Exact {
  const unit = 10n ** BigInt(places - decimals);
  return rounded(value, unit) * unit;
}

/** With so many decimals at least, or as many as are needed up to four; the minus is the sign for it. */
export function writeExact(value: Exact, fewest = 2): string {
  const kept = roundTo(value, Math.max(fewest, mostDecimals));
  const digits = (kept < 0n ? -kept : kept).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(fewest, '0');
  const sign = kept < 0n ? '−' : '';
  return `${sign}${digits.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`;
}

function rounded(value: bigint, unit: bigint): bigint {
  const half = unit / 2n;
  return (value < 0n ? value - half : value + half) / unit;
}
