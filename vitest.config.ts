import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['packages/*/vitest*.config.ts'],
  },
});
