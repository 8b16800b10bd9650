import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.config.ts';

// What only one database has is tested in *.sqlite.test.ts or *.postgresql.test.ts; everything else runs on both,
// but for tests that open no database: they run here.
export default mergeConfig(
  shared,
  defineProject({
    test: {
      name: 'server-sqlite',
      include: ['src/**/*.test.ts'],
      exclude: ['src/**/*.postgresql.test.ts'],
      env: { TEST_DATABASE: 'sqlite' },
    },
  }),
);
