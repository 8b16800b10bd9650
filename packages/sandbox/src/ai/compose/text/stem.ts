const shortest = 3;

/** A light English stemmer: forms of one word, and its British and American spellings, come out alike. */
export function stem(word: string): string {
  // Keys, days and pays keep the letter that key, day and pay end with.
  const short = /^([^aeiou]*[aeo]y)s?$/.exec(word)?.[1];
  if (short !== undefined) return short;
  if (word.length <= shortest) return word;
  const american = word
    .replace(/is(ation|ed|e|es|ing|er|ers|ations)$/, 'iz$1')
    .replace(/yse(d|s|r)?$/, 'yze$1')
    .replace(/our(s|ed|ing|able)?$/, 'or$1')
    .replace(/(l)l(ed|ing|er|ers|ation)$/, '$1$2')
    .replace(/ogue$/, 'og')
    .replace(/programme/, 'program')
    .replace(/centre/, 'center')
    .replace(/cheque/, 'check');
  const singular = american
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const bare = strip(singular, [
    'iations',
    'iation',
    'iating',
    'iated',
    'iator',
    'iate',
    'izations',
    'ization',
    'izing',
    'ized',
    'izer',
    'ize',
    'ations',
    'ation',
    'ating',
    'ated',
    'ator',
    'ate',
    'ments',
    'ment',
    'ings',
    'ing',
    'ions',
    'ion',
    'ally',
    'edly',
    'able',
    'ible',
    'ness',
    'al',
    'ed',
    'er',
    'or',
    'ly',
    'e',
  ]);
  return bare
    .replace(/(?<=...)e$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/i$/, 'y');
}

function strip(word: string, suffixes: string[]): string {
  const suffix = suffixes.find(
    (end) => word.endsWith(end) && word.length - end.length >= (end.length > 2 ? 4 : 3),
  );
  return suffix === undefined ? word : word.slice(0, -suffix.length);
}
