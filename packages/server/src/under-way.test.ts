import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnderWay } from './under-way.ts';

test('it holds what a Set would hold', () => {
  const items = Array.from({ length: 6 }, (_, number) => ({ number }));
  const change = fc.record({ item: fc.constantFrom(...items), isAdded: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const [underWay, set] = [new UnderWay<object>(), new Set<object>()];
      for (const { item, isAdded } of changes) {
        if (!isAdded) expect(underWay.delete(item)).toBe(set.delete(item));
        else if (!set.has(item)) {
          underWay.add(item);
          set.add(item);
        }
      }
      expect(underWay.size).toBe(set.size);
      expect(new Set(underWay)).toEqual(set);
    }),
  );
});
