import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.config.ts';
import { testsWithoutDatabase } from './src/testing/tests-without-database.ts';

// What opens no database runs with the suites on SQLite alone.
export default mergeConfig(
  shared,
  defineProject({
    test: {
      name: 'server-postgresql',
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.sqlite.test.ts', ...testsWithoutDatabase()],
      env: { TEST_DATABASE: 'postgresql' },
      globalSetup: ['src/testing/postgres-global-setup.ts'],
    },
  }),
);
