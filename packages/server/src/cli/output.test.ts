import { expect, test } from 'vitest';
import { facts, table } from './output.ts';

test('what somebody wrote stays on its line, whatever it holds', () => {
  const name = 'Amina\n\u202eRahman\u001b[2J';
  expect(table(['name', 'role'], [[name, 'user']])).toEqual([
    `${'name'.padEnd('Amina Rahman [2J'.length)}  role`,
    'Amina Rahman [2J  user',
  ]);
  expect(facts({ name })).toEqual(['name  Amina Rahman [2J']);
});
