import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'payment-formats', isolate: false, include: ['src/**/*.test.ts'] },
});
