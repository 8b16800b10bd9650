const ibanShape = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

function passesModulo97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Puts letters in place of every valid IBAN (ISO 13616), whose digits may look like a card number. */
export function hideIbans(text: string): string {
  return text.replace(ibanShape, (found) =>
    passesModulo97(found.replaceAll(' ', '')) ? 'x'.repeat(found.length) : found,
  );
}
