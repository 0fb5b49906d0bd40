import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

// Even a page that is kept from test to test does not get back what optimizing its scripts costs.
const { executablePath, args } = await findBrowser(['--no-opt', '--no-maglev'])

// A tool insists on the default export.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-server.ts',
  // One server and one database: each file has people and an account of its own there.
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // A process that reads files takes ten seconds to start where the machine is busy.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    // A press that finds nothing fails as soon as an expectation does, and not with the whole test.
    actionTimeout: 45_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Animations are drawn sixty times a second, by a processor that also runs the tests.
    contextOptions: { reducedMotion: 'reduce' },
    // A break after each press: what others change has arrived by the next one.
    launchOptions: { executablePath, args, slowMo: Number(process.env['E2E_PAUSE'] ?? 0) },
    // Playwright would take one of every page that closes, and throw most away: the tests do it themselves.
    screenshot: 'off',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
})
