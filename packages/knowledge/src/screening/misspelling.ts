/**
 * Whether a word is a long name with one slip: a letter missing, added, changed, or two swapped. The first two letters
 * must be right, and a letter added at the end makes another word ("Americans", "expresso"), not a slip.
 */
export function isMisspelt(text: string, name: string): boolean {
  if (Math.abs(text.length - name.length) > 1 || text.slice(0, 2) !== name.slice(0, 2)) return false;
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const [rest, expected] = [text.slice(same), name.slice(same)];
  if (expected === '') return false;
  const isSwap = rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2);
  return (
    isSwap || rest.slice(1) === expected.slice(1) || rest === expected.slice(1) || rest.slice(1) === expected
  );
}
