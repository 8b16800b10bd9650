/** What stands between the members of a list of codes. */
export const sequence = /^\s*[,/&]\s*$/;
/** Words between a field and its value. */
export const link =
  /^(?:is|was|are|equals|value|values|of|with|contains|contained|returned|returns|set|to|as|code|codes|shows|has|number|no|being|came|back|comes|id|identifier|indicator|tag)$/;
/** Signs between a field and its value. */
export const soft = /^\s*[-#:.=]?\s*$|^\s*[=:][\s"'`(]*$|^[\s"'`(]+$/;

/** Takes in a code at a place that no other has yet; false when it is none. */
export type Add = (code: string | undefined, at: number, isWeak?: boolean, alsoAt?: number) => boolean;
