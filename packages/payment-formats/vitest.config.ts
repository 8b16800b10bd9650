import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'payment-formats', include: ['src/**/*.test.ts'] } });
