import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { envSchema } from './env.ts';

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
const lines = [...example.matchAll(/^(# )?([A-Z][A-Z_]+)=(.*)$/gm)];

/** Read by docker-compose.yml itself. */
const ofContainers = ['POSTGRES_PASSWORD', 'SANDBOX_CONTAINERS'];

test('.env.example names every variable once, and no other', () => {
  const named = lines.map(([, , name]) => name).sort();
  expect(named).toEqual([...Object.keys(envSchema.shape), ...ofContainers].sort());
});

test('the values of .env.example are the defaults', () => {
  const shown = Object.fromEntries(
    lines.filter(([, hidden]) => !hidden).map(([, , name, value]) => [name, value]),
  );
  const withSecrets = { JWT_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) };
  expect(readConfig({ ...withSecrets, ...shown })).toEqual(readConfig(withSecrets));
});
