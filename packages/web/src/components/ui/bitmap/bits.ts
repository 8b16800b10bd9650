/** Bits of a 64-bit field, numbered from 1 as ISO 8583 numbers them: row by row, the most significant first. */
export type Bits = ReadonlySet<number>;

/** Reads a pattern drawn as eight rows of eight characters, `#` for a lit bit. */
export const bitsFromDrawing = (rows: readonly string[]): Bits =>
  new Set(rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [y * 8 + x + 1] : []))));

/** The eight bytes of a bitmap as two hexadecimal digits each, first byte first. */
export const bitmapBytes = (bits: Bits): string[] =>
  Array.from({ length: 8 }, (_, row) => {
    let byte = 0;
    for (let column = 0; column < 8; column += 1) {
      byte = byte * 2 + (bits.has(row * 8 + column + 1) ? 1 : 0);
    }
    return byte.toString(16).toUpperCase().padStart(2, '0');
  });
