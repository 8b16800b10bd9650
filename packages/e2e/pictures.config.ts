import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Makes the pictures of the README; not a test. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  projects: [{ name: 'pictures', use: { viewport: { width: 1440, height: 900 } } }],
});
