import type { Passage } from './passage.ts';

/** What one digit of a service code means, and the passage whose table says so. */
type DigitMeaning = { digit: string; meaning: string; n: number };

/** The digits of a service code as the tables headed "Digit 1" to "Digit 3" name them; none when a table is missing. */
export function readServiceCode(code: string, passages: Passage[]): DigitMeaning[] {
  const found = [...code].flatMap((digit, index): DigitMeaning[] => {
    for (const { blocks, n } of passages)
      for (const { block } of blocks) {
        if (block.kind !== 'table' || block.header[0]?.toLowerCase() !== `digit ${index + 1}`) continue;
        const meaning = block.rows.find(([key]) => key === digit)?.[1];
        if (meaning !== undefined) return [{ digit, meaning, n }];
      }
    return [];
  });
  return found.length === code.length ? found : [];
}
