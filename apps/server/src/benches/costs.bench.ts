import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test as it } from 'vitest'
import { projects } from '../features/work/tables.ts'
import { memoryCalls, tmx, tu } from '../testing/memory-calls.ts'
import { bodyOf, projectSteps } from '../testing/projects.ts'
import { createTestApp } from '../testing/test-app.ts'

/** A smaller number tries the same in seconds. */
const total = Number(process.env['BENCH_SEGMENTS'] ?? 50_000)

const words =
  'save open file folder project network device button window account user error message report task memory price'.split(
    ' ',
  )

/** The same numbers on every run. */
function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
const next = random(11)
const some = () =>
  Array.from({ length: 5 + Math.floor(next() * 12) }, () => words[Math.floor(next() * words.length)]).join(' ')

const known = Array.from({ length: total }, (_, at) => `${some()} ${at}`)
/** A fifth each: known as it is, known but for a word, twice in the file, and (two of them) new. */
const text = (at: number) => {
  const sentence = known[(at * 7) % total] ?? ''
  if (at % 5 === 0) return sentence
  if (at % 5 === 1) return sentence.replace(/^\w+/, 'quickly')
  if (at % 5 === 2) return `${words[at % words.length]} the same again ${at % 997}`
  return `${some()} ${total + at}`
}

const test = await createTestApp()
const steps = projectSteps(test)
const memories = memoryCalls(test)
afterAll(() => test.close())

/** Seconds that something took, printed with its name. */
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(process.memoryUsage.rss() / 1e6)} MB`)
  return result
}

it(`analyses and prices ${total} segments`, { timeout: 1_200_000 }, async () => {
  const { manager } = test.people
  const memory = await memories.make('Known')
  const body = known.map((source) => tu(source, { es: `ES ${source}` })).join('\n')
  await timed('import', () => memories.importText(memory.uuid, tmx(body)))
  const file = JSON.stringify(Object.fromEntries(Array.from({ length: total }, (_, at) => [`key${at}`, text(at)])))
  const { uuid } = await timed('upload and segments', () =>
    steps.draft(manager, [{ name: 'large.json', content: file }], ['es']),
  )
  const costs = async () => {
    const { id } = bodyOf<AsyncRequest>(
      await test.call(manager, 'POST', `/api/v3/project/${uuid}/async/calculate/costs`),
      202,
    )
    await test.jobEnd(id)
    return steps.costs(manager, uuid)
  }
  await timed('analysis and costs without a memory', costs)
  const binding = [{ tmUuid: memory.uuid, read: true, write: false }]
  bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/translation-memory`, binding))
  const summary = await timed(`analysis and costs with a memory of ${total} units`, costs)
  expect(summary.costsStatus).toBe('COMPLETED')
  await timed('the table by file', () =>
    test.call(manager, 'GET', `/api/v3/project/${uuid}/logfile/${summary.logfileId}`),
  )
  await timed('an amount with its segments', () =>
    test.call(manager, 'GET', `/api/v3/project/${uuid}/costs/explanation?line=pair:en:es&page=1000&size=20`),
  )
  const [row] = await test.db.select().from(projects).where(eq(projects.id, uuid))
  expect(Number(row?.totalCost)).toBeGreaterThan(0)
})
