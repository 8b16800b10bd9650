export { type FoundCardNumber, findCardNumbers } from './find-card-numbers.ts';
export { type IssuerPrefix, issuerPrefixes, issuerPrefixOf } from './issuer-prefixes.ts';
export { passesLuhn } from './luhn.ts';
export { maskCardNumber } from './mask-card-number.ts';
export {
  type MaskedCounts,
  type MaskedText,
  maskSensitiveCardData,
  wasMasked,
} from './mask-sensitive-card-data.ts';
