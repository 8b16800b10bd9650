/**
 * A card number with its first six and last four digits and a star for each digit between them
 * (the most that PCI DSS 4.0, requirement 3.4.1, lets a screen show). Separators are left out.
 */
export function maskCardNumber(cardNumber: string): string {
  const digits = cardNumber.replace(/\D/g, '');
  if (digits.length <= 10) return '*'.repeat(digits.length);
  return digits.slice(0, 6) + '*'.repeat(digits.length - 10) + digits.slice(-4);
}
