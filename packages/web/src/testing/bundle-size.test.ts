import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const root = join(import.meta.dirname, '../..');
const entry = 'index.html';
let built = '';

beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'genie-web-'));
  const options = ['build', '--outDir', built, '--emptyOutDir', '--manifest', '--logLevel', 'error'];
  const { NODE_ENV: _, ...environment } = process.env;
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: root,
    env: environment,
  });
}, 60_000);

afterAll(() => rmSync(built, { recursive: true, force: true }));

/** Gzipped kilobytes of the scripts that modules and all they import statically come to. */
const kilobytes = (modules: readonly string[]): number => {
  const manifest: Manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
};

test('the landing page loads at most 95 kB of JavaScript', () => {
  expect(kilobytes([entry, 'src/features/landing/landing-page.tsx'])).toBeLessThanOrEqual(95);
});

test('the chat loads at most 145 kB of JavaScript before its lazy parts', () => {
  const chat = [
    entry,
    'src/app/query-provider.tsx',
    'src/app/shell/account-area.tsx',
    'src/features/chat/chat-page.tsx',
  ];
  expect(kilobytes(chat)).toBeLessThanOrEqual(145);
});

test('the document holds no inline script or style, which the content policy would refuse', () => {
  const html = readFileSync(join(built, entry), 'utf8');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
});
