const minorDigits = 2;

/** Minor units as a person reads them: 14900 is AED 149.00. Integers only, so that nothing is rounded. */
export function writeAmount(value: number): string {
  const digits = String(value).padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, -minorDigits).replace(/\B(?=(\d{3})+$)/g, ',');
  return `AED ${whole}.${digits.slice(-minorDigits)}`;
}
