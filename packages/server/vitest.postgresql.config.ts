import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server-postgresql',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.sqlite.test.ts'],
    env: { TEST_DATABASE: 'postgresql' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['src/testing/postgres-global-setup.ts'],
  },
});
