import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of about a minute: begun with the last ones, they would go on alone while the other cores are idle. */
const longest = [
  '/features/chat/evaluation.sqlite.test.ts',
  '/faults/mixed-soak.test.ts',
  '/faults/database-gone.postgresql.test.ts',
  '/lifecycle/end-while-all-hangs.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { first = [], later = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      longest.some((file) => moduleId.endsWith(file)) ? 'first' : 'later',
    );
    return [...first, ...later];
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*/vitest*.config.ts', 'scripts/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
  },
});
