import { fileURLToPath } from 'node:url'
import { startStubServer } from '../../../packages/sdk/src/testing/stub-server.ts'
import type { playAll as PlayAll, VectorReport } from '../../../packages/sdk/src/testing/vectors.ts'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

/** The player of the SDK's vectors as one script, free of what only Node has. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../../../packages/sdk/src/testing/vectors.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@dragoman/source'] },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'vectors' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

const script = (text: string) => ({ type: 'text/javascript', text })

test('[sdk.vectors] the SDK passes its test vectors in a page and in a worker, under a strict content security policy', async ({
  browser,
}) => {
  await using stub = await startStubServer({
    page: { type: 'text/html', text: '<!doctype html><title>Vectors</title>' },
    'vectors.js': script(await bundle()),
    'worker.js': script(
      "import { playAll } from '/vectors.js'; playAll({ here: self.location.origin, isBrowser: true }, 4).then((report) => self.postMessage(report))",
    ),
  })
  const reports = await Promise.all(
    (['page', 'worker'] as const).map(async (place) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      await page.goto(`${stub.here}/page`)
      const report = await page.evaluate(async (where): Promise<VectorReport> => {
        if (where === 'worker') {
          const worker = new Worker('/worker.js', { type: 'module' })
          return new Promise((resolve, reject) => {
            worker.addEventListener('message', ({ data }) => resolve(data as VectorReport))
            worker.addEventListener('error', (event) => reject(new Error(event.message)))
          })
        }
        const address = '/vectors.js'
        const { playAll } = (await import(address)) as { playAll: typeof PlayAll }
        return playAll({ here: location.origin, isBrowser: true }, 4)
      }, place)
      expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
      await context.close()
      return report
    }),
  )
  for (const { played, failed } of reports) {
    expect(failed).toEqual([])
    expect(played).toBeGreaterThanOrEqual(120)
  }
})
