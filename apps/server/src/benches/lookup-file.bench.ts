import { afterAll, expect, test as it } from 'vitest'
import { createTestDatabase } from '../testing/database/testing.ts'
import type { MemoryBinding } from '../features/memories/lookup/binding.ts'
import { indexTmUnits } from '../features/memories/index/changes.ts'
import { mergeChanges } from '../features/memories/index/merge.ts'
import { sentencesFrom } from '../testing/sentences.ts'
import { lookupScores } from '../features/memories/lookup/lookup-scores.ts'
import { sourceHash, unknownContext } from '../engines/matching/normalize.ts'
import { createMemory, createWorld } from '../testing/memory-data.ts'

/** Smaller numbers try the same in seconds. */
const tmUnits = Number(process.env['BENCH_UNITS'] ?? 100_000)
const segments = Number(process.env['BENCH_SEGMENTS'] ?? 50_000)
const hour = 60 * 60 * 1000
const rowsAtOnce = 10_000

const test = await createTestDatabase()
const world = await createWorld(test.database)
afterAll(() => test.close())

const frequent =
  'save open file folder project network device button window account user error message report task memory price'

it.each([40_000, 17])(
  `looks up a file of ${segments} segments of %i words among ${tmUnits} units`,
  async (words) => {
    const { sentence, edited } = sentencesFrom(7, words, words < 100 ? frequent : undefined)
    const known = new Set<string>()
    while (known.size < tmUnits) known.add(sentence())
    const sources = [...known]
    const memory = await createMemory(test.database, world)
    for (let at = 0; at < tmUnits; at += rowsAtOnce) {
      const some = sources.slice(at, at + rowsAtOnce)
      const { rows } = await test.pool.query<{ id: string }>(
        `insert into translation_units (memory_id, source, codes, source_hash)
       select $1, source, '[]', hash from unnest($2::text[], $3::text[]) as given (source, hash)
       on conflict do nothing returning id`,
        [memory.id, some, some.map(sourceHash)],
      )
      const ids = rows.map(({ id }) => Number(id))
      await test.pool.query(
        `insert into translation_unit_targets (unit_id, locale, text) select unnest($1::bigint[]), 'es', 'traducido'`,
        [ids],
      )
      await indexTmUnits(test.database, memory.id, ids)
    }
    await mergeChanges(test.database, memory.id)
    await test.pool.query('analyze')
    const queries = Array.from({ length: segments }, (_, at) => {
      const source = sources[(at * 7919) % tmUnits]!
      return {
        source: at % 5 === 0 ? source : at % 5 < 3 ? edited(source, at % 5) : sentence(),
        codes: [],
        context: unknownContext,
      }
    })
    const binding: MemoryBinding = {
      memoryId: memory.id,
      memoryName: 'Memory',
      targetLocales: ['es'],
      read: true,
      write: false,
      penalty: 0,
      threshold: 70,
      maxHits: 1,
      fixTags: true,
      requireContext: false,
    }
    const before = process.cpuUsage()
    const thread = process.threadCpuUsage()
    const from = performance.now()
    const found = await lookupScores(test.database, [binding], queries, 'es')
    const seconds = (performance.now() - from) / 1000
    const used = process.cpuUsage(before)
    const own = process.threadCpuUsage(thread)
    const matched = found.filter((score) => score > 0).length
    console.log(
      `${words} words: ${seconds.toFixed(1)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of CPU in this process, ` +
        `${((own.user + own.system) / 1e6).toFixed(1)} s of them in this thread; ${matched} matched, ` +
        `scores ${found.reduce((sum, score) => sum + score, 0)}`,
    )
    expect(matched).toBeGreaterThan(segments / 5)
  },
  hour,
)
