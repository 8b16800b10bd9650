import { expect, test } from 'vitest';
import { scriptAddress } from './trusted-script.ts';

test('a script of our own site passes', () => {
  expect(scriptAddress('/assets/solve.worker.js')).toBe('/assets/solve.worker.js');
});

test.each(['https://elsewhere.example/x.js', '//elsewhere.example/x.js', 'data:text/javascript,1'])(
  '%s is refused',
  (address) => {
    expect(() => scriptAddress(address)).toThrow('A script of another site is refused.');
  },
);
