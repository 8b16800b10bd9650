import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildPatienceMs, builtClient } from './built-client.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const entry = 'index.html';
let built = '';

beforeAll(() => {
  built = builtClient();
}, buildPatienceMs);

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
