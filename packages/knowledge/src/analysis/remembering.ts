/** How many texts are remembered: a long question, how it is corrected, and its parts. */
const mostRemembered = 8;

/**
 * A function that remembers what it said of the last texts, as many rules in turn read the same question. What it returns must
 * not be changed.
 */
export function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const result = read(text);
    if (known.size >= mostRemembered) known.delete(known.keys().next().value ?? '');
    known.set(text, result);
    return result;
  };
}
