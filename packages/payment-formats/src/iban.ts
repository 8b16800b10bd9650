import { hasLengthOfItsNetwork } from './card-number.ts';

const ibanShape = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

/** How many signs an IBAN has in each country: the registry of ISO 13616, then the countries that use them unregistered. */
const lengths = new Map(
  [
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29',
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20',
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29',
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20',
    'YE30',
    'AO25 BF28 BJ28 CF27 CG27 CI28 CM27 CV25 DZ26 GA27 GQ27 GW25 IR26 KM27 MA28 MG27 ML28 MZ25 NE28 SN28 TD27 TG28',
  ].flatMap((line) => line.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const)),
);

/** The data elements that hold a card number or begin with one read as IBANs of Germany. */
const elementOfCard = /^DE(?:02|34|35|45)/;

/** Puts letters in place of every valid IBAN (ISO 13616), whose digits may look like a card number. */
export function hideIbans(text: string): string {
  return text.replace(ibanShape, (found) => (isIban(found) ? 'x'.repeat(found.length) : found));
}

function isIban(written: string): boolean {
  const signs = written.replaceAll(' ', '');
  return (
    signs.length === lengths.get(signs.slice(0, 2)) &&
    passesModulo97(signs) &&
    !(elementOfCard.test(signs) && beginsWithCardNumber(written.slice(4)))
  );
}

function passesModulo97(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Whether some of the words, from the first one on, are together a card number; track 1 has a B before it. */
function beginsWithCardNumber(text: string): boolean {
  let digits = '';
  return text
    .replace(/^ ?B/, '')
    .trim()
    .split(' ')
    .some((word) => {
      digits += word;
      return hasLengthOfItsNetwork(digits);
    });
}
