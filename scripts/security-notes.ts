import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';
import { isCited, testTitles } from './test-titles.ts';

const notes = 'docs/security.md';
const citation = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:, "[^"]+")*)/g;
const requirement = /^\| \d/;
const judged = /^\| [\d., –]+ \| (met|not applicable|open) \| .+ \|$/;
const path = /`((?:[\w-]+\/)*[\w.-]+\.tsx?|packages\/[\w./-]+)`/g;
const section = /"([^"]+)" above/g;

/** A source that the notes cite; what does not begin with packages/ is below the server's. */
const fileOf = (cited: string): string =>
  join(root, cited.startsWith('packages/') ? cited : `packages/server/src/${cited}`);

/**
 * What is wrong with the notes on security: a requirement without a verdict, one that is met without anything that shows
 * it, and a section, a file or a test that is not there under the name cited.
 */
export const spoiltSecurityNotes = async (): Promise<string[]> =>
  faultsIn(await readFile(join(root, notes), 'utf8'));

/** The same for a text. */
export const faultsIn = async (text: string): Promise<string[]> => {
  const rows = text.split('\n').filter((line) => requirement.test(line));
  const unjudged = rows.filter((row) => !judged.test(row) || (row.includes('| met |') && !isShown(row)));
  return [
    ...(rows.length > 0 ? [] : [`${notes}: no requirement found`]),
    ...unjudged.map((row) => `${notes}: no verdict, or nothing that shows it: ${row.slice(0, 60)}`),
    ...rows.flatMap((row) => missingIn(row, text)),
    ...(await missingTests(text)),
  ];
};

const isShown = (row: string): boolean =>
  row.includes('by design') || [path, section].some((shown) => row.match(shown));

const missingIn = (row: string, text: string): string[] => {
  const files = [...row.matchAll(path)].map(([, file = '']) => file);
  const sections = [...row.matchAll(section)].map(([, heading = '']) => heading);
  return [
    ...files.filter((file) => !existsSync(fileOf(file))).map((file) => `${notes}: no such file, ${file}`),
    ...sections
      .filter((heading) => !text.split(row)[0]?.includes(`\n## ${heading}\n`))
      .map((heading) => `${notes}: no such section above, ${heading}`),
  ];
};

const missingTests = async (text: string): Promise<string[]> => {
  const missing: string[] = [];
  for (const [, file = '', names = ''] of text.matchAll(citation)) {
    if (!existsSync(fileOf(file))) continue;
    const titles = testTitles(await readFile(fileOf(file), 'utf8'));
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
      if (!isCited(titles, name)) missing.push(`${notes}: no such test, ${file}: ${name}`);
    }
  }
  return missing;
};
