import type { RawToken } from './raw-tokens.ts';

/** Whether any word of a text is of a shape: found out once for a text, as a rule asks it again at each of its words. */
export function saysAny(shape: RegExp): (tokens: readonly RawToken[]) => boolean {
  const known = new WeakMap<readonly RawToken[], boolean>();
  return (tokens) => {
    const remembered = known.get(tokens);
    if (remembered !== undefined) return remembered;
    const says = tokens.some(({ text }) => shape.test(text));
    known.set(tokens, says);
    return says;
  };
}
