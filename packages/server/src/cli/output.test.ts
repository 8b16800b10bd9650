import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { facts, outputFailure, printingTo, table } from './output.ts';

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

const streams = (isTTY: boolean) => {
  const [stdout, stderr] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY })];
  const written = () => String(stderr.read() ?? '');
  return { output: printingTo(stdout, stderr), stdout, written };
};
const [hidden, shown] = ['\u001b[?25l', '\u001b[?25h'];

test('a bar grows with its work, and is gone with the last of it', () => {
  const { output, written } = streams(true);
  output.progress(1, 2);
  expect(written()).toContain(hidden);
  output.progress(2, 3);
  output.progress(3, 3);
  const end = written();
  expect(end).toContain('3 of 3');
  expect(end).toContain(shown);
});

test.each(['line', 'error'] as const)('work that ends early leaves no bar before its %s', (kind) => {
  const { output, stdout, written } = streams(true);
  output.progress(1, 3);
  output[kind]('Said.');
  const [onScreen, said] = [written(), String(stdout.read() ?? '')];
  expect(onScreen.lastIndexOf(shown)).toBeGreaterThan(onScreen.lastIndexOf(hidden));
  expect(`${onScreen}${said}`.endsWith('Said.\n')).toBe(true);
});

test('where nobody watches there is no bar', () => {
  const { output, written } = streams(false);
  output.progress(1, 3);
  expect(written()).toBe('');
});
