const aboutMoney =
  /\b(?:limits?|spend|spends|spending|spent|pay|pays|paid|paying|payments?|withdraw\w*|withdrew|deposit\w*|booked|sold|sells?|owes?|owed|charged|costs?|bills?|billed|balance|earns?|earned|salary|takings|bought|refunded|transferred|euros?|eur|usd|dollars?|pounds?|gbp|aed|dirhams?|rupees?|inr|chf|francs?)\b/i;
const aboutMessages =
  /\b(?:mtis?|messages?|msgs?|types?|advices?|requests?|responses?|reversals?|notifications?|iso|8583|de ?\d*|fields?|bits?|hosts?|switch|logs?|formats?|0\d{3}|acknowledgements?|presentments?)\b/i;
const wordsBefore = /(?:[\p{L}\p{N}'’]+[^\p{L}\p{N}'’]+){0,3}$/u;
const wordsFrom = /^[\p{L}\p{N}]+(?:[^\p{L}\p{N}'’]+[\p{L}\p{N}'’]+){0,3}/u;
/** In characters: words farther away than this are not near. */
const farthest = 100;

/** Whether the number at a place is an amount of money, and no message type: "limit 2000 but I could only spend 1500". */
export function isAmount(question: string, at: number): boolean {
  const near = `${wordsBefore.exec(question.slice(Math.max(0, at - farthest), at))?.[0] ?? ''}${wordsFrom.exec(question.slice(at))?.[0] ?? ''}`;
  return aboutMoney.test(near) && !aboutMessages.test(question);
}
