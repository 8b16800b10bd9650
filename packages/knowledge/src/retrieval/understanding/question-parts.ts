/** Where one sentence ends and the next begins. */
const sentenceEnd = /(?<=[?!;])\s+|(?<=\.)\s+(?=\p{Lu}|[a-z]+ )|\n+/u;
/** Where within a sentence the next question begins: at an "and" before a question word, at a comma before one. */
const nextQuestion =
  /,?\s+(?:and|but|or|also|plus)\s+(?=(?:how|why|what|when|where|who|which|does|do|is|are|can|must|should)\b)|,\s+(?=(?:how|why|what|when|where|who|which)\b)/iu;
const endsInMark = /[?]\W*$/;
const asks =
  /\b(?:how|why|what|whats|what's|when|where|who|which|whose|explain|define|describe|tell|can|could|should|must|may|does|do|did|is|are|will|name|list)\b/i;
/** What asks without a question mark, beside sentences that have one. */
const beginsAsking =
  /^(?:(?:and|but|or|also|plus|so|now|then|please|pls|kindly|question:|q:)[\s,]+)*(?:how|why|what|whats|what's|who|whom|which|whose|explain|define|describe|tell|name|list|give|show|compare)\b/i;
const mostParts = 3;

/**
 * The questions of a text that asks several, or that tells a story before it asks; none for a single question. What is only
 * told is no part: where any sentence ends in a question mark, those that do, and those that begin like a question.
 */
export function askedParts(text: string): string[] {
  const isMarked = text.includes('?');
  const pieces = text.split(sentenceEnd).flatMap((sentence) => {
    const mayAsk = !isMarked || endsInMark.test(sentence);
    return sentence.split(nextQuestion).flatMap((each) => {
      const piece = each.trim().replace(/[?!;.]+$/, '');
      return piece === '' ? [] : [{ piece, isAsked: mayAsk ? asks.test(piece) : beginsAsking.test(piece) }];
    });
  });
  if (pieces.length < 2) return [];
  return pieces.flatMap(({ piece, isAsked }) => (isAsked ? [piece] : [])).slice(-mostParts);
}
