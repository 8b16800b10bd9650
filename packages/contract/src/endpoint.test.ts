import { expect, test } from 'vitest';
import { errorsOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

test('no call lists a code that each of its kind can answer anyway', () => {
  for (const endpoint of Object.values(endpoints)) {
    const implied = errorsOf({ ...endpoint, errors: [] });
    expect([endpoint.path, endpoint.errors.filter((code) => implied.includes(code))]).toEqual([
      endpoint.path,
      [],
    ]);
  }
});
