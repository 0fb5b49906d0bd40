import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, projectSteps } from '../testing/projects.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// One pass each: what a person waits for, from the upload of a large file to its analysis, through HTTP.

const segments = 50_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const json = () =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: segments }, (_, at) => [`key${at}`, `Message ${at} of the catalog, for {name}`])),
  )
const markdown = () =>
  Array.from({ length: segments }, (_, at) =>
    at % 20 === 0 ? `## Heading ${at}\n` : `Paragraph ${at} has *emphasis* and a [link](https://example.com/${at}).\n`,
  ).join('\n')

it.each([
  ['catalog.json', json],
  ['book.md', markdown],
])(`%s of ${segments} segments from upload to analysis`, { timeout: 600_000 }, async (name, content) => {
  const steps = projectSteps(app)
  const { manager } = app.people
  const file = { name, content: content() }
  const phases: Record<string, string> = {}
  const { uuid } = await steps.create(manager)
  const timed = async <T>(phase: string, work: () => Promise<T>): Promise<T> => {
    // How long others waited at most: the longest time that this thread was not free.
    let longest = 0
    let last = performance.now()
    const started = last
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const result = await work().finally(() => clearInterval(timer))
    phases[phase] = `${((performance.now() - started) / 1000).toFixed(1)} s, thread busy at most ${Math.round(longest)} ms`
    return result
  }
  const resource = await timed('upload', () => steps.addFile(manager, uuid, file))
  await timed('segments', async () => {
    await steps.addWorkUnits(manager, uuid, [resource], ['es'], ['TRANSLATION'])
    await steps.settled(manager, uuid)
  })
  await timed('analysis', async () => {
    const path = `/api/v3/project/${uuid}/logfile`
    const { id } = bodyOf<{ id: string }>(await app.call(manager, 'POST', `${path}?pre-analysis=true`, { name: 'First look' }))
    await app.until(async () => {
      const logfile = bodyOf<Logfile>(await app.call(manager, 'GET', `${path}/${id}`))
      return logfile.status === 'CREATING' ? undefined : logfile
    })
  })
  expect(resource.totalSegments).toBe(segments)
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  phases['memory of the server'] = `${Math.round(rss / 1e6)} MB, ${Math.round(heapUsed / 1e6)} MB of it on the heap`
  console.table({ [`${name}, ${Math.round(file.content.length / 1e6)} MB, ${resource.totalSegments} segments`]: phases })
})
