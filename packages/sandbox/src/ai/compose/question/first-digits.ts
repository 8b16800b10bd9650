const counted =
  '(?![.,]\\d|[\\s-]*(?:%|per ?cent|days?|hours?|minutes?|seconds?|bytes?|bits?|digits?|characters?|times)\\b)';
const begins =
  '\\b(?:(?:start|begin)(?:s|ed|ing|ning)?|(?:first|leading) (?:(?:two|three|four|five|six|eight|\\d) )?(?:digits?|numbers?))(?: (?:with|by|on|at|from|of|the|an?|my|our|card|PAN|digits?|numbers?|is|are|being))*:? ([1-9]\\d{0,7})\\b';
const named = '\\b(?:BINs?|IINs?|prefix(?:es)?)(?: (?:numbers?|range|is|of))*:? ([1-9]\\d{1,7})\\b';
const told = new RegExp(`(?:${begins}|${named})${counted}`, 'gi');
const ofCard = /\b(?:cards?|PANs?|BINs?|IINs?|plastics?|schemes?|brands?|networks?|issuers?|amex)\b/i;
const beginsAnotherThing =
  /\b(?:PIN ?blocks?|bitmaps?|MTIs?|MCCs?|messages?|phones?|ARNs?|service codes?)\b/i;

/** What a question says that card numbers begin with: the 2256 of "a card starting 2256", the 37 of "BIN 37". */
export function firstDigitsIn(question: string): string[] {
  if (!ofCard.test(question) || beginsAnotherThing.test(question)) return [];
  return [...question.matchAll(told)].flatMap(([, begun, called]) => begun ?? called ?? []);
}

/** A question without what card numbers begin with, which is no code. */
export function withoutFirstDigits(question: string): string {
  const written = firstDigitsIn(question);
  return written.reduce((sofar, digits) => sofar.replace(new RegExp(`\\b${digits}\\b`), ''), question);
}
