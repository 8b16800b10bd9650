import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildProgram } from './cli/program.ts';
import { envSchema } from './config/env.ts';
import { createMetrics } from './metrics/metrics.ts';

const document = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
const readByCompose = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
const [rules = ''] = document.match(/```yaml[\s\S]*?```/) ?? [];

const unused = () => {
  throw new Error('nothing is run here');
};

test('docs/operating.md explains every metric, and its alerts name metrics that exist', () => {
  const exported = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  const explained = [...document.replace(rules, '').matchAll(/`(genie_\w+)`/g)].map(([, name]) => name);
  expect([...new Set(explained)].sort()).toEqual(exported.sort());
  for (const [name] of rules.matchAll(/genie_\w+/g)) {
    expect(exported).toContain(name.replace(/_count$/, ''));
  }
});

test('docs/operating.md names commands and variables that exist', () => {
  const program = buildProgram({
    output: { line: unused, error: unused, progress: unused },
    config: unused,
    context: unused,
  });
  for (const [, words = ''] of document.matchAll(/genie -- ([a-z-]+(?: [a-z-]+)?)/g)) {
    const [group = '', name = ''] = words.split(' ');
    const command = program.commands.find((one) => one.name() === group);
    expect(command?.name(), words).toBe(group);
    const { commands = [] } = command ?? {};
    if (commands.length > 0) expect(commands.map((one) => one.name())).toContain(name);
  }
  for (const [, name] of document.matchAll(/\b([A-Z]+_[A-Z_]+)\b/g)) {
    expect([...Object.keys(envSchema.shape), ...readByCompose, 'COMPOSE_PROFILES', 'NODE_OPTIONS']).toContain(
      name,
    );
  }
});
