import type { RawToken } from './raw-tokens.ts';

/** What stands between the members of a list of codes. */
export const sequence = /^\s*[,/&]\s*$/;
/** Words between a field and its value. */
export const link =
  /^(?:is|was|are|equals|value|values|of|with|contains|contained|returned|returns|set|to|as|code|codes|shows|has|number|no|being|came|back|comes|id|identifier|indicator|tag)$/;
/** Signs between a field and its value. */
export const soft = /^\s*[-#:.=]?\s*$|^\s*[=:][\s"'`(]*$|^[\s"'`(]+$/;

/** Takes in a code at a place that no other has yet; false when it is none. */
export type Add = (code: string | undefined, at: number, isWeak?: boolean, alsoAt?: number) => boolean;

/** "9F 26": a tag whose bytes stand apart. */
export function tagInTwo(
  tokens: readonly RawToken[],
  at: number,
): Pick<RawToken, 'text' | 'isUpper'> | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !/^(?:9f|5f|7f|bf|df)$/.test(first.text)) return undefined;
  if (!/^[0-9a-f]{2}$/.test(second.text) || second.gap !== ' ') return undefined;
  return { text: first.text + second.text, isUpper: first.isUpper };
}
