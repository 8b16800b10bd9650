import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'sandbox', isolate: false, include: ['src/**/*.test.ts'] } });
