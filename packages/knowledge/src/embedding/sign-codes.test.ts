import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { normalized, similarity } from './embedding.ts';
import { SignCodes } from './sign-codes.ts';

test('the nearest of thousands of vectors is among the few with the most bits alike', () => {
  const random = seededRandom(3);
  const some = () =>
    normalized(Float32Array.from({ length: 256 }, () => random() + random() + random() - 1.5));
  const vectors = Array.from({ length: 4_000 }, some);
  const codes = new SignCodes();
  for (const vector of vectors) codes.add(vector);
  let found = 0;
  for (let place = 0; place < 50; place += 1) {
    const noise = some();
    const asked = normalized(
      (vectors[place * 7] as Float32Array).map((value, at) => value + (noise[at] ?? 0)),
    );
    const differences = codes.differencesFrom(asked);
    const nearest = vectors.map((_, at) => at).sort((one, other) => differences(one) - differences(other));
    const best = vectors.map((vector) => similarity(vector, asked));
    if (nearest.slice(0, 64).includes(best.indexOf(Math.max(...best)))) found += 1;
  }
  expect(found).toBe(50);
});
