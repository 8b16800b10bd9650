/** Where one question ends and the next begins: after a mark, or at an "and" before a question word. */
const boundary =
  /[?!;]\s+|\.\s+(?=\p{Lu}|[a-z]+ )|\n+|,?\s+(?:and|but|or|also|plus)\s+(?=(?:how|why|what|when|where|who|which|does|do|is|are|can|must|should)\b)|,\s+(?=(?:how|why|what|when|where|who|which)\b)/iu;
const asks =
  /\b(?:how|why|what|whats|what's|when|where|who|which|whose|explain|define|describe|tell|can|could|should|must|may|does|do|did|is|are|will|name|list)\b/i;
const mostParts = 3;

/**
 * The questions of a text that asks several, or that tells a story before it asks; none for a single question. What is only
 * told is no part.
 */
export function askedParts(text: string): string[] {
  const pieces = text.split(boundary).flatMap((piece) => (piece?.trim() ? [piece.trim()] : []));
  if (pieces.length < 2) return [];
  return pieces.filter((piece) => asks.test(piece)).slice(-mostParts);
}
