import { isAcronym } from './words.ts';

const brands =
  /\b(?:visa|visanet|mastercard|banknet|rupay|npci|amex|discover|jcb|unionpay|mada|maestro|cirrus|interlink|plus|thales|payshield|futurex|atalla|swift|upi|base ii|gcms|ipm)\b/gi;
const everyday = new Set(['PIN', 'PAN', 'DE', 'MTI', 'ISO', 'ID', 'EMV', 'RC', 'POS']);
const penalty = 0.4;
const most = 0.8;

/**
 * How much narrower than the question a text is: it names networks, products or things by acronyms that nobody asked
 * about. 0 when it is as wide as the question.
 */
export function narrowing(text: string, question: string): number {
  const asked = question.toLowerCase();
  const named = new Set((text.match(brands) ?? []).map((name) => name.toLowerCase()));
  for (const word of text.match(/\b[\p{Lu}\d]{2,}s?\b/gu) ?? []) {
    if (isAcronym(word) && !everyday.has(word.replace(/s$/, '')))
      named.add(word.replace(/s$/, '').toLowerCase());
  }
  const foreign = [...named].filter((name) => !asked.includes(name)).length;
  return Math.min(most, foreign * penalty);
}
