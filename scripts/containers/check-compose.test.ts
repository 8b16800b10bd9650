import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { balancerFaults } from './check-balancer.ts';
import { composeFaults, readCompose, schemaFaults } from './check-compose.ts';
import { variableFaults } from './check-variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'genie-compose-'));
afterAll(() => rm(folder, { recursive: true }));

const dockerfile = 'FROM node:24.21.0-slim AS app\nCMD ["node"]\n';
const haproxy = `frontend visitors
  bind ":\${PORT}"
backend servers
  server app 127.0.0.1:3010
`;
const right = `name: genie
x-settings: &settings
  HOST: 127.0.0.1
  DATA_DIR: /data
  AI_API_KEY:
  LOG_LEVEL: \${LOG_LEVEL:-info}
services:
  front:
    image: haproxy:3.2.23-alpine
    read_only: true
    environment:
      PORT: \${PORT:-3000}
    volumes:
      - ./haproxy.cfg:/haproxy.cfg:ro
    ports:
      - '\${PORT:-3000}:3000'
  app:
    build: { context: ., target: app }
    image: genie-app:0.1.0
    read_only: true
    network_mode: service:front
    environment:
      <<: *settings
      PORT: 3010
  sandbox:
    image: genie-app:0.1.0
    read_only: true
    environment:
      NODE_ENV: development
      SANDBOX_HOST: 0.0.0.0
  database:
    image: postgres:18.6-bookworm
    read_only: true
    environment:
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:-genie}
`;

const brokenRules = (content: string): string[] => {
  const file = join(folder, 'docker-compose.yml');
  writeFileSync(file, content);
  return schemaFaults(file);
};

const example =
  'PORT=3000\nLOG_LEVEL=info\n# AI_API_KEY=\n# POSTGRES_PASSWORD=genie\n# The sandbox reads NODE_ENV and SANDBOX_HOST.\n';

const faultsOf = (content: string, envExample = example): string[] => {
  const compose = readCompose(content);
  return [
    ...composeFaults(compose, dockerfile, {
      root: folder,
      version: '0.1.0',
      isThere: (path) => path === join(folder, 'haproxy.cfg'),
    }),
    ...variableFaults(content, compose, {
      server: ['PORT', 'HOST', 'DATA_DIR', 'AI_API_KEY', 'LOG_LEVEL'],
      sandbox: ['NODE_ENV', 'SANDBOX_HOST'],
      envExample,
    }),
    ...balancerFaults(haproxy, compose),
  ];
};

test('a right compose file has no faults', () => {
  expect(brokenRules(right)).toEqual([]);
  expect(faultsOf(right)).toEqual([]);
});

test('a variable of the sandbox that the example of settings does not explain is found', () => {
  expect(faultsOf(right, example.replace(' and SANDBOX_HOST', ''))).toEqual([
    'SANDBOX_HOST, which the sandbox reads, is not explained in .env.example',
  ]);
});

test('a key that compose does not know is found', () => {
  expect(brokenRules(right.replace('read_only', 'readonly')).join()).toContain('additional');
});

test.each([
  [
    'an image without a version',
    'postgres:18.6-bookworm',
    'postgres',
    'database: the image postgres names no version',
  ],
  ['an image of another version of ours', 'genie-app:0.1.0', 'genie-app:0.2.0', 'is not of version 0.1.0'],
  ['a stage that is not there', 'target: app', 'target: server', 'the Dockerfile has no stage server'],
  [
    'a network of nobody',
    'service:front',
    'service:door',
    'app: joins the network of door, which is no service',
  ],
  [
    'a file that is not there',
    './haproxy.cfg',
    './balancer.cfg',
    'front: mounts ./balancer.cfg, which is not there',
  ],
  [
    'a service that can write',
    'read_only: true',
    'read_only: false',
    'front: can write into its own root file system',
  ],
  [
    'a variable that nobody reads',
    '  AI_API_KEY:',
    '  AI_API_KEY:\n  AI_KEY:',
    'app: the server reads no AI_KEY',
  ],
  ['a variable that is not handed on', '  AI_API_KEY:\n', '', 'app: AI_API_KEY is not handed on'],
  [
    'a variable the sandbox does not read',
    'SANDBOX_HOST',
    'SANDBOX_PORT',
    'sandbox: the sandbox reads no SANDBOX_PORT',
  ],
  [
    'a variable the sandbox would have to be told',
    '      NODE_ENV: development\n',
    '',
    'sandbox: NODE_ENV is not handed on',
  ],
  [
    'a default of its own',
    'LOG_LEVEL:-info',
    'LOG_LEVEL:-warn',
    'LOG_LEVEL is warn, but info in .env.example',
  ],
  [
    'a variable that nobody explains',
    '{POSTGRES_PASSWORD',
    '{DATABASE_PASSWORD',
    'DATABASE_PASSWORD is not in .env.example',
  ],
  ['a process at another port', 'PORT: 3010', 'PORT: 3011', 'the balancer does not know app 127.0.0.1:3011'],
])('%s is found', (_name, before, after, fault) => {
  const wrong = right.replace(before, after);
  expect(wrong).not.toBe(right);
  expect(faultsOf(wrong).join('\n')).toContain(fault);
});
