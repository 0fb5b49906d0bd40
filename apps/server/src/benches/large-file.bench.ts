import { setTimeout as pause } from 'node:timers/promises'
import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import type { ProjectResource } from '@dragoman/sdk/operations/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchLoop } from '../testing/loop-watch.ts'
import { bodyOf, projectSteps } from '../testing/projects.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// One pass each: what a person waits for, from the upload of a large file to its analysis and its next version, through
// HTTP, and how long everyone else waits meanwhile.

/** A smaller number tries the same in seconds. */
const segments = Number(process.env['BENCH_SEGMENTS'] ?? 50_000)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false })
})
afterAll(() => app.close())

const places = Array.from({ length: segments }, (_, at) => at)

/** In the second version every second text says something else, and every tenth is gone. */
const json = (version: number) =>
  JSON.stringify(
    Object.fromEntries(
      places
        .filter((at) => version === 1 || at % 10 !== 3)
        .map((at) => [
          `key${at}`,
          `Message ${at} of the ${version === 2 && at % 2 === 0 ? 'list' : 'catalog'}, for {name}`,
        ]),
    ),
  )
const markdown = (version: number) =>
  places
    .filter((at) => version === 1 || at % 10 !== 3)
    .map((at) => {
      if (at % 20 === 0) return `## Heading ${at}\n`
      return `Paragraph ${at} has *${version === 2 && at % 2 === 0 ? 'stress' : 'emphasis'}* and a [link](https://example.com/${at}).\n`
    })
    .join('\n')

it.each([
  ['catalog.json', json],
  ['book.md', markdown],
])(
  `%s of ${segments} segments from upload to analysis and to its next version`,
  { timeout: 1_200_000 },
  async (name, content) => {
    const steps = projectSteps(app)
    const { manager } = app.people
    const { uuid } = await steps.create(manager)
    /** Asks for something now and then until it is there; as often as a page does, so that asking costs nothing. */
    const arrives = <T>(probe: () => Promise<T | undefined>) =>
      app.until(async () => {
        await pause(100)
        return probe()
      })
    const timed = async <T>(phase: string, work: () => Promise<T>): Promise<T> => {
      const busy = watchLoop()
      const started = performance.now()
      const result = await work()
      const { longest, computing } = busy()
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${name}, ${phase}: ${seconds} s; thread busy at most ${longest} ms, ${computing} ms of it itself`)
      expect(computing, `${phase}: milliseconds for which the server answered nobody`).toBeLessThanOrEqual(200)
      return result
    }
    const settled = () =>
      arrives(async () => {
        const { workUnits } = await steps.get(manager, uuid)
        return workUnits.every((workUnit) => workUnit.genesisCreationStatus === 'CREATED') ? true : undefined
      })
    const file = { name, content: content(1) }
    const resource = await timed('upload', () => steps.addFile(manager, uuid, file))
    await timed('segments', async () => {
      await steps.addWorkUnits(manager, uuid, [resource], ['es'], ['TRANSLATION'])
      await settled()
    })
    await timed('analysis', async () => {
      const path = `/api/v3/project/${uuid}/logfile`
      const { id } = bodyOf<{ id: string }>(
        await app.call(manager, 'POST', `${path}?pre-analysis=true`, { name: 'First look' }),
      )
      await arrives(async () => {
        const logfile = bodyOf<Logfile>(await app.call(manager, 'GET', `${path}/${id}`))
        return logfile.status === 'CREATING' ? undefined : logfile
      })
    })
    expect(resource.totalSegments).toBe(segments)
    const next = { name, content: content(2) }
    const changed = await timed('next version', async () => {
      const sent = bodyOf<ProjectResource>(await steps.send(manager, uuid, resource.uuid, next))
      await settled()
      return sent
    })
    expect(changed.totalSegments).toBe(segments * 0.9)
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    const megabytes = [rss, heapUsed].map((bytes) => Math.round(bytes / 1e6))
    console.log(`${name}, memory of the server: ${megabytes[0]} MB, ${megabytes[1]} MB of it on the heap`)
  },
)
