import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

// The stage of the Dockerfile that sets up has only the packages of the client and of the knowledge.
test.each(['prepare.ts', 'compile-ahead.ts', 'generate-client.ts', 'run.ts'])(
  'set-up begins without a package of the server: %s',
  async (file) => {
    const text = await readFile(join(root, 'scripts', file), 'utf8');
    expect(text.match(/^import .* from '\.\.\/packages\/.*$/gm)).toBeNull();
  },
);
