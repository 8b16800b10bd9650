import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../../vitest.shared.config.ts';

export default mergeConfig(
  shared,
  defineProject({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
