/** A family of codes that have exact tokens: `rc05`, `tag9f27`, `mcc5411`. */
export type CodeFamily = {
  /** What its tokens begin with. */
  readonly prefix: string;
  /** What a code of it is called in front of its key. */
  readonly label: string;
  /** Values it takes, folded to lower case. */
  readonly shape: RegExp;
  /** Shorter numbers are filled up with zeros to this width. */
  readonly width?: number;
  /** Longer values are cut to this many characters: of 051 only 05 is the entry mode. */
  readonly kept?: number;
  /** The bits of a byte that say which code it is, where others of it say something else. */
  readonly bitsOfCode?: number;
  /** Phrases that announce a value, folded. */
  readonly leads: readonly string[];
  /** What is spoken of where its codes are listed without any announcement, folded. */
  readonly listedBeside?: readonly string[];
  /** Letters count only when written as capitals. */
  readonly needsUpper?: true;
  /** The announcement may well be followed by something else. */
  readonly isWeak?: true;
};

/** The phrases of a list with commas between them. */
export const phrases = (text: string): string[] => text.trim().split(/\s*,\s*/);
