/** Whoever writes one of these writes Hindi or Urdu in Latin letters, as many in the trade do beside English terms. */
const marksHindi =
  /\b(?:kya|hai|hain|hota|hoti|hote|matlab|mtlb|farak|fark|kaise|kese|kyun|kyu|kyon|nahi|nahin|nhi|kitna|kitne|kitni|chahiye|batao|bataye|bataiye|samjhao)\b/i;
const hindi: readonly (readonly [RegExp, string])[] = [
  [/\bkya (?:farak|fark|antar|difference) (?:hai|hota hai|he)\b|\b(?:farak|fark|antar)\b/gi, 'difference'],
  [/\b(?:ka|ki|ke) (?:matlab|mtlb|meaning)(?: kya (?:hai|hota hai|he))?\b|\b(?:matlab|mtlb)\b/gi, 'meaning'],
  [/\bkya (?:hota hai|hoti hai|hai|he|hota|hoti)\b|\bkya\b/gi, 'what is'],
  [/\b(?:kyun|kyu|kyon)\b/gi, 'why'],
  [/\b(?:kaise|kese)\b/gi, 'how'],
  [/\bkab\b/gi, 'when'],
  [/\b(?:kaun|kon)\b/gi, 'who'],
  [/\b(?:kahan|kaha)\b/gi, 'where'],
  [/\b(?:kitna|kitne|kitni)\b/gi, 'how much'],
  [/\b(?:nahi|nahin|nhi)\b/gi, 'not'],
  [/\b(?:batao|bataye|bataiye|samjhao)\b/gi, 'explain'],
  [/\bagar\b/gi, 'if'],
  [/\baur\b/gi, 'and'],
  [/\bya\b/gi, 'or'],
  [/\b(?:me|mein|mai|main)\b/gi, 'in'],
  [/\bchahiye\b/gi, 'should'],
  [
    /\b(?:hai|hain|hota|hoti|hote|hoga|hogi|tha|thi|raha|rahi|rahe|gaya|gayi|gaye|karna|karte|karta|karti|karo|kare|karein|wala|wali|wale|ka|ki|ke|ko|se|par|pe|bhi|toh|ji|bhai|yaar|mera|meri|mere|hamara|hamari|humara|humari)\b/gi,
    '',
  ],
];
/** How a question begins in other languages whose speakers use the English terms. */
const openings: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:qu[eé] (?:es|significa)|cu[aá]l es|qu['\u2019]est[- ]ce que(?: c['\u2019]est)?|c['\u2019]est quoi|que signifie|was (?:ist|sind|bedeutet|hei\u00dft)|cos['\u2019]?[eè]|o que [eé]|shu(?:u)?(?: (?:howa|hiye|yani))?|(?:esh|eish|aish) (?:howa|hiye|yani)|\u0645\u0627 (?:\u0647\u0648|\u0647\u064a|\u0645\u0639\u0646\u0649)) (?:(?:une?|das|der|die|eine?|il|la|el|los|las|les?|o) )?/iu,
    'what is ',
  ],
];

/**
 * A question whose English terms stand among words of another language, with these words in English. Only what asks and joins is known:
 * what a question is about has to be said in the terms of the trade.
 */
export function askedInEnglish(question: string): string {
  const opened = openings.reduce((text, [written, meant]) => text.replace(written, meant), question);
  return marksHindi.test(opened)
    ? hindi
        .reduce((text, [written, meant]) => text.replace(written, meant), opened)
        .replace(/ {2,}/g, ' ')
        .trim()
    : opened;
}
