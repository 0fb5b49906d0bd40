import chromium from '@sparticuz/chromium'
import { defineConfig } from '@playwright/test'

// Pictures are only alike where one browser draws them: the one of the installation, wherever else one may be found.
// A tool insists on the default export.
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  forbidOnly: true,
  workers: 1,
  expect: { toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 20, animations: 'disabled', caret: 'hide' } },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 960, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: ['--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
})
