import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.config.ts';

export default mergeConfig(
  shared,
  defineProject({
    test: {
      name: 'server-postgresql',
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.sqlite.test.ts'],
      env: { TEST_DATABASE: 'postgresql' },
      globalSetup: ['src/testing/postgres-global-setup.ts'],
    },
  }),
);
