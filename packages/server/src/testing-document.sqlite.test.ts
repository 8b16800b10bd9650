import { readFileSync } from 'node:fs';
import { endpoints } from '@genie/contract';
import { testCards } from '@genie/sandbox';
import { expect, test } from 'vitest';
import { buildProgram } from './cli/program.ts';
import { envSchema } from './config/env.ts';

const document = readFileSync(new URL('../../../docs/testing.md', import.meta.url), 'utf8');

const unused = () => {
  throw new Error('nothing is run here');
};

test('docs/testing.md lists every test card by number and name, and no other', () => {
  const listed = [...document.matchAll(/^\| ([\d ]{19}) \| `([\w-]+)` \|/gm)].map(
    ([, number = '', name]) => ({
      pan: number.replaceAll(' ', ''),
      id: name,
    }),
  );
  expect(listed).toEqual(testCards.map(({ pan, id }) => ({ pan, id })));
});

test('docs/testing.md lists every call as the contract has it', () => {
  const listed = document.split('\n').filter((line) => /^\| (GET|POST) \|/.test(line));
  expect(listed).toEqual(
    Object.values(endpoints).map(
      ({ method, path, authentication, summary }) =>
        `| ${method} | \`${path}\` | ${authentication} | ${summary} |`,
    ),
  );
});

test('docs/testing.md calls paths that the contract has', () => {
  const called = [...document.matchAll(/\$app(\/api\/[\w/-]+)/g)].map(([, path]) => path);
  const known: readonly string[] = Object.values(endpoints).map(({ path }) => path);
  expect(called.length).toBeGreaterThan(4);
  expect(called.filter((path) => path === undefined || !known.includes(path))).toEqual([]);
});

test('docs/testing.md names commands and variables that exist', () => {
  const parts = {
    output: { line: unused, error: unused, progress: unused },
    config: unused,
    context: unused,
  };
  const { commands } = buildProgram(parts);
  for (const [words, group, name] of document.matchAll(/genie -- ([a-z]+) ([a-z]+)/g)) {
    const found = commands.find((one) => one.name() === group);
    expect(
      found?.commands.map((one) => one.name()),
      words,
    ).toContain(name);
  }
  const ofOthers = ['CHROME_PATH', 'TEST_POSTGRES_URL'];
  const named = [...document.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name);
  expect(named.filter((name) => !ofOthers.includes(name) && !(name in envSchema.shape))).toEqual([]);
});
