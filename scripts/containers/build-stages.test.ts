import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildStages } from './build-stages.ts';
import { readDockerfile } from './read-dockerfile.ts';

const build = async (dockerfile: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-stages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const root = join(folder, 'context');
  for (const path of ['src/node_modules', 'bin']) mkdirSync(join(root, path), { recursive: true });
  for (const file of [
    'package.json',
    'src/main.ts',
    'src/main.test.ts',
    'src/node_modules/x.js',
    'bin/tool',
  ]) {
    writeFileSync(join(root, file), file);
  }
  return buildStages(readDockerfile(dockerfile), {
    root,
    work: join(folder, 'work'),
    dockerIgnore: '**/node_modules\n**/*.test.ts\n',
    log: () => {},
  });
};

test('stages copy what .dockerignore lets through, and from one another', async () => {
  const built = await build(`FROM node:24.21.0 AS base
WORKDIR /app
COPY package.json ./
FROM base AS made
COPY src src
RUN --mount=type=cache,target=/root/.npm mkdir dist && \\
    cat /app/src/main.ts > dist/made.txt
FROM node:24.21.0 AS app
WORKDIR /app
COPY --chmod=0755 bin/tool /usr/local/bin/tool
COPY --from=made /app/dist dist
USER 1000:1000
CMD ["node", "dist/made.txt"]
`);
  const { app, made } = Object.fromEntries(built);
  expect(readdirSync(join(made?.folder ?? '', 'app')).sort()).toEqual(['dist', 'package.json', 'src']);
  expect(readdirSync(join(made?.folder ?? '', 'app/src'))).toEqual(['main.ts']);
  expect(readFileSync(join(app?.folder ?? '', 'app/dist/made.txt'), 'utf8')).toBe('src/main.ts');
  expect(statSync(join(app?.folder ?? '', 'usr/local/bin/tool')).mode & 0o777).toBe(0o755);
  expect(app).toMatchObject({ user: '1000:1000', workdir: '/app', command: ['node', 'dist/made.txt'] });
});

test('a step sees the variables of the Dockerfile and none of this process', async () => {
  process.env.GENIE_LEAK = 'leaked';
  onTestFinished(() => {
    delete process.env.GENIE_LEAK;
  });
  const built = await build(`FROM node:24.21.0 AS app
WORKDIR /app
ENV GIVEN="by the file"
RUN echo "$GIVEN, $GENIE_LEAK" > seen.txt
`);
  expect(readFileSync(join(built.get('app')?.folder ?? '', 'app/seen.txt'), 'utf8')).toBe('by the file, \n');
});

test('a step that fails ends the build with what it printed', async () => {
  const broken = 'FROM node:24.21.0 AS app\nWORKDIR /app\nRUN echo out of paper && false\n';
  await expect(build(broken)).rejects.toThrow(/out of paper/);
});
