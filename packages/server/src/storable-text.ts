/** A text as every database can keep it: PostgreSQL holds no U+0000, in whose place CommonMark (0.31, 2.3) puts U+FFFD. */
export const asStorable = (text: string): string => text.replaceAll('\u0000', '\ufffd');

/** Reads JSON that somebody else wrote, its texts as every database can keep them. @throws SyntaxError */
export const parseStorableJson = (json: string): unknown =>
  JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? asStorable(value) : value));
