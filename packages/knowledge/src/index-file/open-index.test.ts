import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf, readContentFiles } from '../content/content-files.ts';
import { buildInChild } from './build-in-child.ts';
import { openIndex } from './open-index.ts';

let folder: string;
let content: string;
let indexFolder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genie-index-'));
  content = join(folder, 'content');
  indexFolder = join(folder, 'nested', 'index');
  mkdirSync(join(content, 'corpus', 'visa'), { recursive: true });
  mkdirSync(join(content, 'reference'));
  mkdirSync(join(content, 'glossary'));
  writeArticle('First');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeArticle = (title: string) =>
  writeFileSync(
    join(content, 'corpus', 'visa', 'article.md'),
    `---\ntitle: ${title}\ncategory: visa\nsummary: s\nquestions: [Why?]\nreviewed: 2026-01-01\n---\nText about ${title}.\n`,
  );
const indexes = () => readdirSync(indexFolder).sort();
const firstTitle = (onBuild?: () => void) => {
  const db = openIndex(indexFolder, content, onBuild);
  const title = db.prepare<[], string>('SELECT title FROM documents').pluck().get();
  db.close();
  return title;
};

test('an index is built once and used again', () => {
  expect(firstTitle()).toBe('First');
  const [name] = indexes();
  const built = statSync(join(indexFolder, name ?? '')).mtimeMs;
  expect(firstTitle()).toBe('First');
  expect(indexes()).toEqual([name]);
  expect(statSync(join(indexFolder, name ?? '')).mtimeMs).toBe(built);
});

test('who waits is told before an index is built, and only then', () => {
  const told: string[][] = [];
  const onBuild = () => told.push(existsSync(indexFolder) ? indexes() : []);
  firstTitle(onBuild);
  firstTitle(onBuild);
  expect(told).toEqual([[]]);
});

test('changed content makes a new index, and the old one goes', () => {
  firstTitle();
  const before = indexes();
  writeArticle('Second');
  expect(firstTitle()).toBe('Second');
  expect(indexes()).toHaveLength(1);
  expect(indexes()).not.toEqual(before);
});

test('an index that was cut short or overwritten is built again', () => {
  firstTitle();
  const path = join(indexFolder, indexes()[0] ?? '');
  truncateSync(path, 100);
  expect(firstTitle()).toBe('First');
  writeFileSync(path, 'not a database');
  expect(firstTitle()).toBe('First');
});

test('what a killed process left is removed once it is old', () => {
  firstTitle();
  const left = join(indexFolder, `${indexes()[0]}.4711-abc.unfinished`);
  const foreign = join(indexFolder, 'notes.txt');
  writeFileSync(left, 'x');
  writeFileSync(foreign, 'x');
  firstTitle();
  expect(existsSync(left)).toBe(true);
  utimesSync(left, new Date(0), new Date(0));
  firstTitle();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(foreign)).toBe(true);
});

test('broken content is refused by name and leaves nothing behind', () => {
  writeFileSync(join(content, 'corpus', 'visa', 'article.md'), 'no front matter');
  expect(() => openIndex(indexFolder, content)).toThrow(/^corpus\/visa\/article\.md: /);
  expect(indexes()).toEqual([]);
});

test('the index is built in a process of its own, which refuses other content than it was asked for', () => {
  mkdirSync(indexFolder, { recursive: true });
  const file = join(indexFolder, 'one.sqlite');
  expect(buildInChild(content, file, fingerprintOf(readContentFiles(content)))).toBe(true);
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(buildInChild(content, join(indexFolder, 'two.sqlite'), 'of other content')).toBe(false);
});

test('several processes may start at once', async () => {
  const many = join(folder, 'many');
  cpSync(content, many, { recursive: true });
  const script = `
    const { openIndex } = await import(${JSON.stringify(join(import.meta.dirname, 'open-index.ts'))});
    for (let round = 0; round < 3; round += 1) {
      const db = openIndex(${JSON.stringify(indexFolder)}, ${JSON.stringify(many)});
      const title = db.prepare('SELECT title FROM documents').pluck().get();
      db.close();
      if (title !== 'First') process.exit(1);
    }`;
  const codes = await Promise.all(
    Array.from(
      { length: 4 },
      () =>
        new Promise((resolve) => {
          const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
          child.once('exit', resolve);
        }),
    ),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(indexes()).toHaveLength(1);
}, 30_000);
