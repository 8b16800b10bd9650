import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { envSchema } from './config/env.ts';

const document = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8');
const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };

const settings = [...document.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
  .map(([, block = '']) => [...block.matchAll(/^ *([A-Z][A-Z_]+)=([^\s#]+)\s*(?:#.*)?$/gm)])
  .filter((lines) => lines.length > 0)
  .map((lines) =>
    // What … stands for is the reader's own, and no value by itself.
    Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replaceAll('…', 'x')])),
  );

test('docs/providers.md names variables that exist', () => {
  const ofOthers = /^OLLAMA_/;
  const named = [...document.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name);
  expect(named.filter((name) => !ofOthers.test(name) && !(name in envSchema.shape))).toEqual([]);
});

test('the settings of docs/providers.md are accepted, and mean the real service', () => {
  expect(settings.length).toBeGreaterThan(6);
  for (const given of settings) {
    const { sandboxed } = readConfig({ ...secrets, ...given });
    const service = 'OIDC_CLIENT_ID' in given ? 'identity' : 'ai';
    expect(sandboxed, JSON.stringify(given)).not.toContain(service);
  }
});

test('the mail addresses of docs/providers.md are accepted', () => {
  const addresses = [...document.matchAll(/`(smtps?:\/\/\S+?)`/g)].map(([, address = '']) => address);
  const whole = addresses.filter((address) => address.includes('.') && !address.endsWith(':587'));
  expect(whole.length).toBeGreaterThan(6);
  for (const address of whole) {
    expect(readConfig({ ...secrets, SMTP_URL: address.replaceAll('…', 'x') }).sandboxed).not.toContain(
      'mail',
    );
  }
});
