export const bitsOfDigit = 4;

/** The data elements that hexadecimal digits of a bitmap announce, counted from 1; bit 1 itself says that a secondary bitmap follows. */
export function elementsOf(digits: string): number[] {
  return [...digits].flatMap((digit, place) =>
    [8, 4, 2, 1].flatMap((mask, bit) =>
      (Number.parseInt(digit, 16) & mask) === 0 ? [] : [place * bitsOfDigit + bit + 1],
    ),
  );
}
