const call = /(?:\btest(?:\.\w+)?\(|\)\()\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const varying = /%[a-z]|\$\{[^}]*\}|\$[\w.]+|…/g;

/** A title with … for whatever varies in it. */
const inOneForm = (title: string): string => title.replace(varying, '…').replace(/\\(.)/g, '$1').trim();

/**
 * The titles of the tests of a file, those of `test.each` too, with … for what varies from one to the next.
 *
 * @param source the text of a file of tests
 */
export const testTitles = (source: string): string[] =>
  [...source.matchAll(call)].map(([, , title = '']) => inOneForm(title));

/** Whether one of the titles is the one that is cited, whole; … stands for what varies, and a citation of that alone is none. */
export const isCited = (titles: readonly string[], cited: string): boolean =>
  /\p{L}/u.test(cited) && titles.includes(inOneForm(cited));
