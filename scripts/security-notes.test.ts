import { expect, test } from 'vitest';
import { faultsIn } from './security-notes.ts';
import { isCited, testTitles } from './test-titles.ts';

const source = `
test('a code works once', async () => {});
test.each(words)(
  'the help of "$path" shows %s',
  async () => {},
);
test("it's refused in \${time} s", () => {});
expect('an answer is no test');
`;

test('the titles of tests are read, those of tests for each case with … for what varies', () => {
  expect(testTitles(source)).toEqual(['a code works once', 'the help of "…" shows …', "it's refused in … s"]);
});

test.each([
  ['a code works once', true],
  ['the help of "…" shows …', true],
  ['a code works', false],
  ['…', false],
  ['an answer is no test', false],
])('a citation of %j is one of a test: %s', (cited, expected) => {
  expect(isCited(testTitles(source), cited)).toBe(expected);
});

const file = 'cli/output.test.ts';
const notesWith = (how: string) => `# Notes\n\n## Ways in\n\nText.\n\n| 1.1.1 | met | ${how} |\n`;

test('a requirement that is met names a section, a file or a test that is there, or says by design', async () => {
  for (const how of ['"Ways in" above', `\`${file}\``, 'by design: nothing else can', '`packages/web/src`']) {
    expect(await faultsIn(notesWith(how)), how).toEqual([]);
  }
  const wrong = ['as said above', '"Ways out" above', '`cli/nothing.test.ts`', `\`${file}\`, "…"`, 'surely'];
  for (const how of wrong) expect(await faultsIn(notesWith(how)), how).toHaveLength(1);
  const spec = '`packages/e2e/journeys/signing-in.spec.ts`, "a journey that nobody makes"';
  expect(await faultsIn(notesWith(spec))).toHaveLength(1);
  expect(await faultsIn('# Notes\n')).toHaveLength(1);
});
