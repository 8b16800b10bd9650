/** All matches of a global pattern. Most patterns have none in a question, and to find that out makes no copy of the pattern. */
export const matchesOf = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
