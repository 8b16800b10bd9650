import { defineProject, mergeConfig } from 'vitest/config';
import shared from '../vitest.shared.config.ts';

export default mergeConfig(shared, defineProject({ test: { name: 'scripts', include: ['**/*.test.ts'] } }));
