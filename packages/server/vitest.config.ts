import { defineProject } from 'vitest/config';

// What only one database has is tested in *.sqlite.test.ts or *.postgresql.test.ts; everything else runs on both.
export default defineProject({
  test: {
    name: 'server-sqlite',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgresql.test.ts'],
    env: { TEST_DATABASE: 'sqlite' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
