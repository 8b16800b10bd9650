import { defineConfig } from 'vitest/config';

/** What every project shares: waiting ends with the event, so a limit is only for what never comes, however busy the machine. */
export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
