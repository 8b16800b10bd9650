/** The numbers of the forms of a passage by column; no columns of the document when they are those of the passage before. */
type PassageForms = {
  readonly ofDocument: readonly (readonly number[])[] | undefined;
  readonly own: readonly (readonly number[])[];
};

/**
 * A passage's words as bytes: the count of columns that follow for its document (0 when they are those of the passage
 * before it), then each column as its length and the numbers of its forms (0 between two texts), then the passage's
 * own columns alike.
 */
export function encodeTokens({ ofDocument = [], own }: PassageForms): Buffer {
  const numbers = [ofDocument.length];
  for (const column of [...ofDocument, ...own]) {
    numbers.push(column.length);
    for (const form of column) numbers.push(form);
  }
  return Buffer.from(Uint32Array.from(numbers).buffer);
}

/** The numbers as they were encoded; copied when they do not begin at a multiple of four bytes. */
export function tokenNumbers(blob: Uint8Array): Uint32Array {
  return blob.byteOffset % 4 === 0
    ? new Uint32Array(blob.buffer, blob.byteOffset, blob.byteLength / 4)
    : new Uint32Array(blob.slice().buffer);
}
