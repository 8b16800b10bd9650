/** Line breaks and other controls, and marks that turn the direction of a text around. */
const notPlain = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text with a space for what would break its line or turn its direction around. */
export const asPlainLine = (text: string): string => text.replace(notPlain, ' ');

/** What is drawn: neither a space nor a character that leaves no mark, among them the fillers of Hangul and the blank of Braille. */
const drawn = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => drawn.test(text);

/** Whether a text is one line that reads as it is written, such as a name in a list or in a mail. */
export const isPlainLine = (text: string): boolean => asPlainLine(text) === text;
