import { isAcronym } from '../text/words.ts';

const brands =
  /\b(?:visa|visanet|mastercard|banknet|rupay|npci|amex|discover|jcb|unionpay|mada|maestro|cirrus|interlink|plus|thales|payshield|futurex|atalla|swift|upi|base ii|gcms|ipm)\b/gi;
const everyday = new Set(['PIN', 'PAN', 'DE', 'MTI', 'ISO', 'ID', 'EMV', 'RC', 'POS']);
const penalty = { brand: 0.4, acronym: 0.15 };
const most = { brands: 0.8, acronyms: 0.3 };

/** The networks, products and systems that a text names, in small letters. */
export function brandsIn(text: string): string[] {
  return (text.match(brands) ?? []).map((name) => name.toLowerCase());
}

/**
 * How much narrower than the question a text is: it names networks, products or things by acronyms that nobody asked
 * about. 0 when it is as wide as the question.
 */
export function narrowing(text: string, question: string): number {
  const asked = question.toLowerCase();
  const isForeign = (name: string) => !asked.includes(name);
  const named = new Set(brandsIn(text).filter(isForeign));
  // What stands in brackets only says what else a thing is called.
  const acronyms = new Set(
    (text.replace(/\([^)]*\)/g, ' ').match(/\b[\p{Lu}\d]{2,}s?\b/gu) ?? [])
      .filter((word) => isAcronym(word) && !everyday.has(word.replace(/s$/, '')))
      .map((word) => word.replace(/s$/, '').toLowerCase())
      .filter((name) => isForeign(name) && !named.has(name)),
  );
  return (
    Math.min(most.brands, named.size * penalty.brand) +
    Math.min(most.acronyms, acronyms.size * penalty.acronym)
  );
}
