/** How many texts are remembered: a long question, how it is corrected, and its parts. */
const mostRemembered = 8;

/**
 * A function that remembers what it said of the last texts, as many rules in turn read the same question. What it returns must
 * not be changed.
 */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  // Places are written over: a map that is added to and deleted from leaves tables behind that keep what it forgot from being collected.
  const texts: string[] = [];
  const results: Result[] = [];
  let oldest = 0;
  return (text) => {
    const place = texts.indexOf(text);
    const known = results[place];
    if (known !== undefined) return known;
    const result = read(text);
    texts[oldest] = text;
    results[oldest] = result;
    oldest = (oldest + 1) % mostRemembered;
    return result;
  };
}
