import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'knowledge', isolate: false, include: ['src/**/*.test.ts'] } });
