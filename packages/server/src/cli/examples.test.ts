import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, expect, test } from 'vitest';
import type { CliParts } from './command.ts';
import { buildProgram, runCli } from './program.ts';

class Accepted extends Error {}

/** The real program; a command whose words are right ends where it would begin its work. */
const parts = (errors: string[]): CliParts => {
  const accept = () => {
    throw new Accepted();
  };
  const output = {
    line: () => undefined,
    error: (text: string) => errors.push(text),
    progress: () => undefined,
  };
  return { output, config: accept, context: accept };
};

const folder = mkdtempSync(join(tmpdir(), 'genie-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const passwordFile = join(folder, 'password');
writeFileSync(passwordFile, 'Secret1!\n');

/** What a shell makes of a line. Standard input is the test runner's, so a file stands in for it. */
const wordsOf = (line: string): string[] =>
  [...line.replaceAll(/\$\([^)]*\)/g, 'today').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? (bare === '-' ? passwordFile : (bare ?? '')),
  );

/** What is said against a command line; nothing when its command would begin to work. */
const complaintsAbout = async (line: string): Promise<string | undefined> => {
  const errors: string[] = [];
  const ended = await runCli(wordsOf(line), parts(errors)).catch((error: unknown) => error);
  return ended instanceof Accepted ? undefined : `${ended}: ${errors.join('\n')}`;
};

const commandsOf = (command: Command): Command[] => [command, ...command.commands.flatMap(commandsOf)];

const examplesIn = (command: Command): string[] => {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  return [...help.matchAll(/^ {2}(?:npm run genie --|docker compose exec app genie) (.+)$/gm)].map(
    ([, example = '']) => example,
  );
};

const shown = commandsOf(buildProgram(parts([]))).map((command) => ({
  name: command.name(),
  examples: examplesIn(command),
}));

test('every help shows an example', () => {
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter(({ examples }) => examples.length === 0)).toEqual([]);
});

test.each([...new Set(shown.flatMap(({ examples }) => examples))])(
  'the example "%s" is accepted',
  async (line) => {
    expect(await complaintsAbout(line)).toBeUndefined();
  },
);

test.each([
  [
    'plan grant --email amina@example.com --plan 5 --ends soon',
    "option '--ends <date>' argument 'soon' is invalid",
  ],
  ['coupon create --code SPRING', 'Give either --flat or --percent'],
  ['user create --email amina@example.com --name Amina', 'Give --password-file'],
  ['backup a b', 'too many arguments'],
  ['plan sett', "unknown command 'sett'"],
])('"%s" would not be', async (line, complaint) => {
  expect(await complaintsAbout(line)).toContain(complaint);
});

/** Command lines of a document, as far as its shell begins something else. */
const linesIn = (document: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, '../../../..', document), 'utf8');
  return [...text.matchAll(/genie -- ([^`\n]*?)(?= {2,}#| &&|\s*[`|;>]|$)/gm)]
    .map(([, line = '']) => line.trim())
    .filter((line) => line !== '' && !/…|<|^--help/.test(line));
};

test.each([
  ['README.md', 6],
  ['docs/operating.md', 10],
  ['docs/providers.md', 2],
  ['docs/testing.md', 3],
])('the commands of %s are accepted', async (document, least) => {
  const lines = new Set(linesIn(document));
  expect(lines.size).toBeGreaterThanOrEqual(least);
  for (const line of lines) expect(await complaintsAbout(line), line).toBeUndefined();
});
