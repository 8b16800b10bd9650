const separated = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/** The digits of a card number that may be written in groups; null when it has other characters or a wrong length. */
export function digitsOf(written: string): string | null {
  const digits = written.replace(/[ -]/g, '');
  return /^\d{12,19}$/.test(digits) ? digits : null;
}

/** ISO/IEC 7812-1, annex B: whether the check digit is right. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** First six and last four, as the gateway shows a card. */
export function maskPan(digits: string): string {
  return `${digits.slice(0, 6)}******${digits.slice(-4)}`;
}

/** A text in which every card number is masked. */
export function maskCardNumbers(text: string): string {
  return text.replace(separated, (found) => {
    const digits = found.replace(/[ -]/g, '');
    return passesLuhn(digits) ? maskPan(digits) : found;
  });
}

/** In groups of four, as it is printed on a card. */
export function inGroups(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
