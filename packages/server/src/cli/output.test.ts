import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { facts, outputFailure, table } from './output.ts';

test('what somebody wrote stays on its line, whatever it holds', () => {
  const name = 'Amina\n\u202eRahman\u001b[2J';
  expect(table(['name', 'role'], [[name, 'user']])).toEqual([
    `${'name'.padEnd('Amina Rahman [2J'.length)}  role`,
    'Amina Rahman [2J  user',
  ]);
  expect(facts({ name })).toEqual(['name  Amina Rahman [2J']);
});

test.each([
  ['ENOSPC', 'ENOSPC'],
  ['EPIPE', undefined],
])('output that could not be written for %s counts as lost: %s', async (code, lost) => {
  const error = Object.assign(new Error('write'), { code });
  const stream = new Writable({ write: (_chunk, _encoding, done) => process.nextTick(done, error) });
  const failure = await outputFailure(stream, async () => void stream.write('rows\n'));
  expect(failure?.code).toBe(lost);
});
