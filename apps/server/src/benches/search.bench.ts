import { afterAll, expect, test as it } from 'vitest'
import { sql } from 'drizzle-orm'
import { createTestDatabase } from '../testing/database/testing.ts'
import type { MemoryBinding } from '../features/memories/lookup/binding.ts'
import { lookupMatches, lookupSegment } from '../features/memories/lookup/lookup.ts'
import { normalizeSegment, sourceHash, unknownContext } from '../engines/matching/normalize.ts'
import { similarity } from '../engines/matching/similarity.ts'
import { createMemory, createWorld } from '../testing/memory-data.ts'
import { indexTmUnits } from '../features/memories/index/changes.ts'
import { mergeChanges } from '../features/memories/index/merge.ts'
import { type Sentences, sentencesFrom } from '../testing/sentences.ts'

/** `BENCH_UNITS=20000` tries the same in seconds. */
const sizes = process.env['BENCH_UNITS'] ? [Number(process.env['BENCH_UNITS'])] : [100_000, 1_000_000]
const rowsAtOnce = 10_000
const hour = 60 * 60 * 1000
const asked = 200
const inFlight = 100

const test = await createTestDatabase()
// They serve searches for words, which are not measured here, and take longer to fill than all else.
await test.pool.query('drop index translation_units_words; drop index translation_unit_targets_words')
await test.pool.query('create extension if not exists pg_trgm')
const world = await createWorld(test.database)
afterAll(() => test.close())

const seconds = (from: number) => (performance.now() - from) / 1000
const percentile = (times: readonly number[], percent: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))]!
const shown = (times: readonly number[]) =>
  `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms`

/** How long `ask` takes for each of `texts`, one after the other. */
async function timesOf<T>(
  texts: readonly string[],
  ask: (text: string) => Promise<T>,
): Promise<{ times: number[]; answers: T[] }> {
  const times: number[] = []
  const answers: T[] = []
  for (const text of texts) {
    const from = performance.now()
    answers.push(await ask(text))
    times.push(performance.now() - from)
  }
  return { times, answers }
}

/** Different sentences, of which about half are much like some others. */
function manyOf(size: number, { sentence, edited }: Sentences): string[] {
  const tmUnits = new Set<string>()
  for (let at = 0; tmUnits.size < size; at += 1) {
    const text = sentence()
    tmUnits.add(text)
    for (let more = at % 5 === 0 ? 1 + (at % 8) : 0; more > 0 && tmUnits.size < size; more -= 1)
      tmUnits.add(edited(text, 1))
  }
  return [...tmUnits]
}

async function fill(memoryId: string, tmUnits: readonly string[]): Promise<void> {
  for (let at = 0; at < tmUnits.length; at += rowsAtOnce) {
    const some = tmUnits.slice(at, at + rowsAtOnce)
    const { rows } = await test.pool.query<{ id: string }>(
      `insert into translation_units (memory_id, source, codes, source_hash)
       select $1, source, '[]', hash from unnest($2::text[], $3::text[]) as given (source, hash)
       on conflict do nothing returning id`,
      [memoryId, some, some.map(sourceHash)],
    )
    const ids = rows.map(({ id }) => Number(id))
    await test.pool.query(
      `insert into translation_unit_targets (unit_id, locale, text) select unnest($1::bigint[]), 'es', 'traducido'`,
      [ids],
    )
    await test.pool.query(`update translation_unit_targets set text = text || unit_id where unit_id = any($1)`, [ids])
    await indexTmUnits(test.database, memoryId, ids)
  }
}

/** The five best scores from 70 % on, by comparing with every text. */
function bruteForce(texts: readonly string[], query: string): number[] {
  const normalized = normalizeSegment(query)
  const best: number[] = []
  for (const text of texts) {
    const [shorter, longer] = text.length < normalized.length ? [text, normalized] : [normalized, text]
    if (shorter.length < 0.7 * longer.length || text === normalized) continue
    const score = similarity(normalized, text)
    if (score >= 70) best.push(score)
  }
  return best.sort((a, b) => b - a).slice(0, 5)
}

function recall(found: readonly number[][], expected: readonly number[][]): number {
  let right = 0
  let all = 0
  expected.forEach((scores, at) => {
    all += scores.length
    scores.forEach((score, place) => {
      if (found[at]![place] === score) right += 1
    })
  })
  return right / all
}

it.each(sizes)(
  'looks up similar text among %i units',
  async (size) => {
    const { sentence, edited } = sentencesFrom(size)
    const tmUnits = manyOf(size, { sentence, edited })
    const queries = Array.from({ length: asked }, (_, at) =>
      at % 5 === 4 ? sentence() : edited(tmUnits[(at * 7919) % size]!, 1 + (at % 3)),
    )
    const memory = await createMemory(test.database, world)
    let from = performance.now()
    await fill(memory.id, tmUnits)
    console.log(`${size} units written in ${seconds(from).toFixed(0)} s`)

    from = performance.now()
    await mergeChanges(test.database, memory.id)
    const built = seconds(from)
    await test.pool.query('analyze')
    const { rows: sizesOf } = await test.pool.query<{ bytes: string; runs: string }>(
      `select pg_total_relation_size('memory_index_postings') + pg_total_relation_size('memory_index_runs') as bytes,
      (select count(*) from memory_index_runs where memory_id = $1) as runs`,
      [memory.id],
    )
    console.log(
      `index: built in ${built.toFixed(1)} s, ${(Number(sizesOf[0]!.bytes) / 1e6).toFixed(0)} MB, ${sizesOf[0]!.runs} runs`,
    )

    const binding: MemoryBinding = {
      memoryId: memory.id,
      memoryName: 'Memory',
      targetLocales: ['es'],
      read: true,
      write: false,
      penalty: 0,
      threshold: 70,
      maxHits: 5,
      fixTags: true,
      requireContext: false,
    }
    const query = (source: string) => ({ source, codes: [], context: unknownContext })
    const ask = async (source: string) =>
      (await lookupSegment(test.database, [binding], query(source), 'es'))
        .map(({ score }) => score)
        .filter((score) => score < 100)
    const cold = await timesOf(queries, ask)
    const hot = await timesOf(queries, ask)
    const crowd = await inParallel(Array.from({ length: 10 }, () => queries).flat(), ask)
    console.log(`look-up, first time: ${shown(cold.times)}`)
    console.log(`look-up, after that: ${shown(hot.times)}`)
    console.log(
      `${inFlight} look-ups in flight: ${shown(crowd.times)} each, ${crowd.cost.toFixed(1)} ms of the machine for each`,
    )
    const file = queries.map(query)
    from = performance.now()
    await lookupMatches(test.database, [binding], file, 'es')
    console.log(`file of ${file.length} segments: ${((seconds(from) * 1000) / file.length).toFixed(1)} ms each`)

    const known = Array.from({ length: 2000 }, (_, at) => query(tmUnits[(at * 499) % size]!))
    from = performance.now()
    expect(
      (await lookupMatches(test.database, [binding], known, 'es', { wanted: 'exact' })).every(
        ({ length }) => length > 0,
      ),
    ).toBe(true)
    console.log(
      `file of ${known.length} known segments, exact matches: ${((seconds(from) * 1000) / known.length).toFixed(2)} ms each`,
    )

    const normalized = tmUnits.map(normalizeSegment)
    const checked = queries.slice(0, 100)
    const expected = checked.map((text) => bruteForce(normalized, text))
    const found = recall(hot.answers, expected)
    console.log(`recall@5 against brute force: ${found.toFixed(4)} of ${expected.flat().length} matches`)

    from = performance.now()
    await test.pool.query('create index bench_trgm on translation_units using gin (source gin_trgm_ops)')
    console.log(`pg_trgm: built in ${seconds(from).toFixed(0)} s`)
    // By turns, so that whatever else the machine does slows down both.
    const trgm: number[] = []
    const own: number[] = []
    for (const text of queries.slice(0, 50)) {
      own.push(...(await timesOf([text], ask)).times)
      const { times } = await timesOf([text], () =>
        test.pool.query(
          `select id, similarity(source, $1) from translation_units
         where memory_id = $2 and source % $1 order by similarity(source, $1) desc limit 5`,
          [text, memory.id],
        ),
      )
      trgm.push(...times)
    }
    await test.pool.query('drop index bench_trgm')
    const faster = percentile(trgm, 95) / percentile(own, 95)
    console.log(
      `pg_trgm: ${shown(trgm)}; the index by turns with it: ${shown(own)}; ${faster.toFixed(0)} times as fast at p95`,
    )
    await test.database.execute(sql`delete from translation_memories where id = ${memory.id}`)
    expect(found).toBeGreaterThanOrEqual(0.99)
    expect(built).toBeLessThan(120)
    expect(faster).toBeGreaterThanOrEqual(size < 1_000_000 ? 1 : 50)
  },
  hour,
)

async function inParallel(texts: readonly string[], ask: (text: string) => Promise<unknown>) {
  const times: number[] = []
  const from = performance.now()
  const waiting = [...texts]
  const work = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const started = performance.now()
      await ask(text)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return { times, cost: (performance.now() - from) / texts.length }
}
