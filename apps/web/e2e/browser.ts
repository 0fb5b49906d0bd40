import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { chromium as bundled } from '@playwright/test'

export type Browser = {
  executablePath: string
  /** Parameters that this browser needs to run without a desktop. */
  args: string[]
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']

const places: Readonly<Record<string, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * The browser for the end-to-end tests: the one that `BROWSER_PATH` names, an installed Chrome or Chromium,
 * Playwright's own, or the one that comes with the installation (Linux), which is unpacked to the temp folder.
 * `scriptFlags` are for the script engine of the last one.
 */
export async function findBrowser(scriptFlags: readonly string[] = []): Promise<Browser> {
  const named = process.env['BROWSER_PATH']
  if (named !== undefined && !existsSync(named)) throw new Error(`BROWSER_PATH ${named} does not exist`)
  const found = named ?? installed() ?? playwrights()
  return found === undefined ? unpack(scriptFlags) : { executablePath: found, args: [] }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => resolve(folder, name)))
  return [...(places[process.platform] ?? []), ...onPath].find((path) => existsSync(path))
}

function playwrights(): string | undefined {
  const path = bundled.executablePath()
  return existsSync(path) ? path : undefined
}

async function unpack(scriptFlags: readonly string[]): Promise<Browser> {
  const { default: chromium } = await import('@sparticuz/chromium')
  // Its other parameters (one process for everything, made for small sandboxes) make it less like a browser.
  return {
    executablePath: await chromium.executablePath(),
    // Scripts are compiled and garbage collected in one thread: two cores have no third one to do it ahead.
    args: [
      '--disable-gpu',
      '--font-render-hinting=none',
      `--js-flags=${['--single-threaded', ...scriptFlags].join(' ')}`,
    ],
  }
}
