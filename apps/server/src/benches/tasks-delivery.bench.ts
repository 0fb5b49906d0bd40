import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { translationMemories } from '../features/memories/tables.ts'
import { segments } from '../features/work/work-unit-tables.ts'
import { tasks } from '../features/work/task-tables.ts'
import { taskScores } from '../features/quality/tables.ts'
import { sourceHash } from '../engines/matching/normalize.ts'
import { watchLoop } from '../testing/loop-watch.ts'
import { startTestServer } from '../testing/start-server.ts'
import { acceptedBy, seedMemory, seedWork } from '../testing/work.ts'

// Measures how long a linguist waits who delivers a large file, and how long everyone else waits meanwhile.

/** A smaller number tries the same in seconds. */
const total = Number(process.env['BENCH_SEGMENTS'] ?? 50_000)

const server = await startTestServer()
const { people, test } = server
afterAll(() => server[Symbol.asyncDispose]())

const textOf = (at: number) => `Message ${at} of the catalog, which says what became of file ${at % 97}`

/** Adds confirmed segments to a work unit, a thousand at a time. */
async function addSegments(workUnitId: string): Promise<void> {
  for (let from = 0; from < total; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, total - from) }, (_, more) => {
      const source = textOf(from + more)
      const own = {
        workUnitId,
        index: 1 + from + more,
        key: `key.${1 + from + more}`,
        source,
        sourceHash: sourceHash(source),
      }
      return { ...own, codes: [], words: 12, characters: source.length, target: `Mensaje ${source}`, confirmed: true }
    })
    await test.db.insert(segments).values(rows)
  }
}

async function delivers(name: string, task: string): Promise<void> {
  const busy = watchLoop()
  const started = performance.now()
  const response = await fetch(`${server.url}/api/v3/task/${task}/status-update`, {
    method: 'POST',
    headers: { 'X-AUTH-TOKEN': people.manager.token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'DELIVERED' }),
  })
  const seconds = (performance.now() - started) / 1000
  const answer = await response.text()
  await test.idle()
  const { longest, computing } = busy()
  const ended = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${name} of ${total} segments: answered after ${seconds.toFixed(2)} s, all done after ${ended} s; ` +
      `thread busy at most ${longest} ms, ${computing} ms of it itself`,
  )
  expect([response.status, answer]).toEqual([200, expect.any(String)])
  expect(seconds, `${name}: seconds until the answer`).toBeLessThan(4)
  expect(computing, `${name}: milliseconds for which the server answered nobody`).toBeLessThanOrEqual(100)
}

it('delivers a large file', { timeout: 600_000 }, async () => {
  const { linguistA } = people
  const done = { source: 'Save', target: 'Guardar', confirmed: true }
  const work = await seedWork(test.db, people, { segments: [done], task: acceptedBy(linguistA.id) })
  await addSegments(work.workUnitId)
  const memory = await seedMemory(test.db, people, work.projectId)
  await delivers('translation', work.taskIds[0]!)
  const target = sql`case when ${segments.index} % 3 = 0 then ${segments.target} || '.' else ${segments.target} end`
  await test.db.update(segments).set({ confirmed: true, target }).where(eq(segments.workUnitId, work.workUnitId))
  await test.db.update(tasks).set(acceptedBy(linguistA.id)).where(eq(tasks.id, work.taskIds[1]!))
  await delivers('review', work.taskIds[1]!)
  const [kept] = await test.db.select().from(translationMemories).where(eq(translationMemories.id, memory))
  expect(kept?.totalUnits).toBe(total + 1)
  expect(await test.db.$count(taskScores)).toBe(1)
})
