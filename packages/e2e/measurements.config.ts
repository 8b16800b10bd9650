import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Measures the client; what it finds depends on the machine, so it is no test. `npm run bench -- e2e` runs it. */
export default defineConfig({
  ...journeys,
  testDir: 'measurements',
  workers: 1,
  reporter: 'line',
  // Playwright's own trace takes a snapshot of the page at every step: 200 ms and more of the page's main thread.
  use: { ...journeys.use, trace: 'off' },
  projects: [{ name: 'measurements', use: { viewport: { width: 1440, height: 900 } } }],
});
