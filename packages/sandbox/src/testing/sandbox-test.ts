import { test as base } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';

/** A test with a sandbox of its own on free ports, whose webhooks go nowhere. */
export const test = base.extend<{ sandbox: Sandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern.
  sandbox: async ({}, use) => {
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, payments: { webhook: { url: null } } });
    await use(sandbox);
    await sandbox.close();
  },
});
