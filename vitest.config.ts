import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One test of more than a minute: begun with the last ones, it would go on alone while the other cores are idle. */
const longest = '/features/chat/evaluation.sqlite.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { first = [], later = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      moduleId.endsWith(longest) ? 'first' : 'later',
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
