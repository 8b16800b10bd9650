const longest = 80;
/** A sentence, a list item or a line of a table is no title. */
const titleLike = /^(?![-*+•|>])(?=.*\p{L}).*[\p{L}\p{N})\]%?]$/u;
const underline = /^(?:={3,}|-{3,})$/;

/**
 * The first line of a text where it is a title: short, no sentence, and apart from what follows by an empty line or a rule
 * under it.
 */
export const openingTitle = (text: string): string | undefined => {
  const [first, second] = opening(text);
  return second === '' || underline.test(second ?? '') ? asTitle(first) : undefined;
};

/**
 * The first line of a page where it is a title. A page has no empty lines: what begins like a sentence of its own follows a
 * title, and what does not goes on with a line that was full.
 */
export const openingTitleOfPage = (text: string): string | undefined => {
  const [first, second] = opening(text);
  return /^[\p{Lu}\p{N}]/u.test(second ?? '') ? asTitle(first) : undefined;
};

const opening = (text: string): string[] =>
  text
    .trimStart()
    .split('\n', 2)
    .map((line) => line.trim());

const asTitle = (line = ''): string | undefined => {
  const title = line.replace(/^#{1,6} /, '').replace(/\s+/g, ' ');
  return title.length <= longest && titleLike.test(title) ? title : undefined;
};
