import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The lines that can be read on a screen: those of the sources but for comments, tests, what is generated and legal texts. */
const linesOf = (...packages: string[]): string[] =>
  packages
    .flatMap((name) => globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/(generated|testing|documents)\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

test('an email is spelt as the labels of the specification spell it', () => {
  const lines = linesOf('contract', 'web', 'server', 'sandbox');
  expect(lines.length).toBeGreaterThan(10_000);
  expect(lines.filter((line) => /\be-mail/i.test(line))).toEqual([]);
});

test('authorisation is British in pages, but where a standard names a message or a field', () => {
  const american = linesOf('web').filter((line) => /\bauthorization\b(?!_)/i.test(line));
  const named = /'Authorization( request| response| code| code length)?'|0110 Authorization response/;
  expect(american.filter((line) => !named.test(line))).toEqual([]);
});

test('apostrophes are curly in pages, but in the titles that the specification gives', () => {
  const straight = linesOf('web').filter((line) => /\w'(s|t|re|ll|ve)\b/.test(line));
  const given = /What Others Can't Do|\{brand\}'s Knowledge Hub|\$\{brand\}'s Knowledge Hub/;
  expect(straight.filter((line) => !given.test(line))).toEqual([]);
});
