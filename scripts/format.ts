import { tryRun } from './run.ts';

const { code } = await tryRun('biome', ['check', '--write']);
process.exit(code);
