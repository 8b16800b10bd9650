const denial = /\b(?:not?|never|cannot|neither|nor|without|unless|only|except)\b/g;

/** Says whether a text denies or restricts something by a word that another has not. */
export function deniesMore(text: string, other: string): boolean {
  const heard = denialsIn(other);
  return [...denialsIn(text)].some((word) => !heard.has(word));
}

function denialsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(denial));
}
