import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server-postgresql',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.sqlite.test.ts'],
    env: { TEST_DATABASE: 'postgresql' },
    globalSetup: ['src/testing/postgres-global-setup.ts'],
  },
});
