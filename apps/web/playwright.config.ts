import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

const { executablePath, args } = await findBrowser()

// A tool insists on the default export.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/start-server.ts',
  // One server and one database: what one test changes, the others see. Each file keeps to people of its own.
  workers: 2,
  // A machine that stands still for a moment fails nobody's change; what needed a second try is shown with its reason.
  retries: 1,
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
    // What moves is drawn sixty times a second, by a processor that also runs the tests.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
})
