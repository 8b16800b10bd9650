import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces } from './completion.ts';

test('the pieces of a text are a few words each and together exactly the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '|', ' ', '\n', '`', '\t') });
  fc.assert(
    fc.property(text, (given) => {
      const cut = pieces(given);
      expect(cut.join('')).toBe(given);
      for (const piece of cut) expect(piece.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(3);
    }),
  );
});
