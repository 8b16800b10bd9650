import { defineConfig, devices } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  snapshotPathTemplate: 'looks/{arg}{ext}',
  // A picture that is missing is a failure, until `npm run pictures -- references` makes it.
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env.CI),
  // A journey waits more than it works, so two share even one core; each has a product of its own.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: flags,
    },
    // A trace takes a snapshot of the page at every step, a fifth of all the time: `--trace on` asks for it.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What is tagged so is the same on a phone.
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'] } },
  ],
});
