/**
 * Whether a string of ASCII digits passes the Luhn check (ISO/IEC 7812-1, annex B).
 * Anything but one or more digits fails.
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    if (digit < 0 || digit > 9) return false;
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}
