import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dockerfileFaults } from './check-dockerfile.ts';

const root = mkdtempSync(join(tmpdir(), 'genie-dockerfile-'));
mkdirSync(join(root, 'src'));
for (const file of ['package.json', 'src/main.ts', 'secret.env']) writeFileSync(join(root, file), '');
afterAll(() => rm(root, { recursive: true }));

const right = `FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json ./
RUN --mount=type=cache,target=/root/.npm \\
    npx --yes pnpm@12.21.0 install \\
      --frozen-lockfile
FROM node:24.21.0-bookworm-slim AS app
COPY --from=build /app ./
COPY src src
USER 1000:1000
HEALTHCHECK --interval=10s CMD ["node", "-e", "process.exit(0)"]
CMD ["node", "src/main.ts"]
`;

const faultsOf = (content: string) =>
  dockerfileFaults(content, {
    root,
    dockerIgnore: '*.env\n**/node_modules\n',
    packageManager: 'pnpm@12.21.0',
    nodeVersion: '24.21.0',
  });

test('a right Dockerfile has no faults', () => {
  expect(faultsOf(right)).toEqual([]);
});

test.each([
  [
    'an image without a version',
    ':24.21.0-bookworm-slim',
    '',
    'stage build begins with node, which names no version',
  ],
  [
    'an image by its major version',
    '24.21.0-bookworm-slim',
    '24-slim',
    'stage build begins with node:24-slim',
  ],
  [
    'another Node',
    'node:24.21.0',
    'node:22.1.0',
    'stage build begins with Node 22.1.0, but the product runs on 24.21.0',
  ],
  [
    'a source that is not there',
    'COPY src src',
    'COPY source src',
    'line 9: COPY source, which is not there',
  ],
  [
    'a source that is ignored',
    'COPY src src',
    'COPY secret.env .',
    'line 9: COPY secret.env, which is not there',
  ],
  ['a stage that is not there', '--from=build', '--from=built', 'line 8: there is no stage built above'],
  ['ADD', 'COPY src', 'ADD src', 'line 9: ADD does more than it says'],
  ['another package manager', 'pnpm@12.21.0', 'pnpm@11.0.0', 'line 4: pnpm@11.0.0 is not pnpm@12.21.0'],
  ['root', 'USER 1000:1000\n', '', 'image app runs as root'],
  ['root by its number', 'USER 1000:1000', 'USER 0:0', 'image app runs as 0:0'],
  ['a user by name', 'USER 1000:1000', 'USER node', 'image app runs as node'],
  ['no health check', /HEALTHCHECK.*\n/, '', 'image app has no HEALTHCHECK'],
  [
    'a shell before the process',
    '["node", "src/main.ts"]',
    'node src/main.ts',
    'image app has a CMD in shell form',
  ],
  ['nothing to run', 'CMD ["node", "src/main.ts"]\n', '', 'no stage has a CMD'],
])('%s is found', (_name, before, after, fault) => {
  const wrong = right.replace(before, after);
  expect(wrong).not.toBe(right);
  expect(faultsOf(wrong)[0]).toMatch(new RegExp(`^${fault.replaceAll('.', '\\.')}`));
});
