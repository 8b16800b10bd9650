const marks = /\p{M}/gu;
const space = /\s+/;

/** What nearly all answers consist of, and has neither accents nor other forms: a fraction of the time is enough for it. */
const other = /[^\p{ASCII}–—‘’“”•→·×§°]/u;

/** A text as it is compared: without case, accents and the forms that letters and digits can be written in. */
export const foldText = (text: string): string =>
  other.test(text)
    ? text.normalize('NFKD').replaceAll(marks, '').toUpperCase().toLowerCase()
    : text.toLowerCase();

/** Tells of texts whether each word that is searched for occurs in them, whatever its case and accents. */
export const matcherOf = (searched: string): ((text: string) => boolean) => {
  const words = foldText(searched)
    .split(space)
    .filter((word) => word !== '');
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
};
