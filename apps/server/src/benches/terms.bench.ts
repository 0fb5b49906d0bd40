import { sql } from 'drizzle-orm'
import { afterAll, expect, test as it } from 'vitest'
import { textHeads } from '../engines/terminology/text-words.ts'
import { mergeConcepts } from '../features/glossaries/exchange/merge-concepts.ts'
import { listConcepts } from '../features/glossaries/concepts.ts'
import { searchTerms } from '../features/glossaries/terms/search-terms.ts'
import { findTerms } from '../features/terminology/find-terms.ts'
import { stemsOf } from '../features/terminology/stems.ts'
import { glossaries, glossaryTerms } from '../features/terminology/tables.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { createTestDatabase } from '../testing/database/testing.ts'
import { createWorld } from '../testing/memory-data.ts'
import { sentencesFrom } from '../testing/sentences.ts'

/** `BENCH_TERMS=10000` tries the same in seconds. */
const size = Number(process.env['BENCH_TERMS'] ?? 100_000)
const asked = 500
const fileSize = 20_000

const test = await createTestDatabase()
const { database: db } = test
const world = await createWorld(db)
afterAll(() => test.close())

const percentile = (times: readonly number[], percent: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length * percent) / 100)]!
const shown = (times: readonly number[]) =>
  `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms`

async function timesOf<T>(texts: readonly string[], ask: (text: string) => Promise<T>) {
  const times: number[] = []
  const answers: T[] = []
  for (const text of texts) {
    const from = performance.now()
    answers.push(await ask(text))
    times.push(performance.now() - from)
  }
  return { times, answers }
}

/** The modes of the search, with texts that many terms have, few, and none. */
const modes = [
  ['segment', 'ExactMatch'],
  ['the', 'StartsWith'],
  ['t', 'StartsWith'],
  ['project', 'EndsWith'],
  ['e', 'EndsWith'],
  ['project', 'Contains'],
  ['e', 'Contains'],
  ['zzzz', 'Contains'],
] as const

async function searchIn(glossary: typeof glossaries.$inferSelect) {
  const { account, user } = world
  const session = { account, user, permissions: [], authorities: ['ROLE_PROJECT_MANAGER'] } as unknown as SignedIn
  const place = { queryLocale: 'en', targetLocale: 'es', glossaryIds: [glossary.id], page: 0, pageSize: 50 } as const
  const order = { ignoreCase: true, orderBy: 'text', sortDirection: 'ASC' } as const
  for (const [text, matchType] of modes) {
    const { times, answers } = await timesOf([text, text, text, text, text], (query) =>
      searchTerms(db, session, { ...place, ...order, query, matchType }),
    )
    console.log(`search “${text}” ${matchType}: ${shown(times)}; ${answers[0]!.totalElements} terms`)
  }
  for (const filter of [{}, { text: 'project' }, { text: 'e' }, { missing: 'es' as const }, { page: size / 50 }]) {
    const { times, answers } = await timesOf(['1', '2', '3'], () =>
      listConcepts(db, session, glossary, { page: 0, size: 25, ...filter }),
    )
    console.log(`list ${JSON.stringify(filter)}: ${shown(times)}; ${answers[0]!.totalElements} concepts`)
  }
}

it(`finds the terms of a segment among ${size} concepts`, async () => {
  const { sentence } = sentencesFrom(7)
  // One to three words as they follow each other in a sentence.
  const texts = new Set<string>()
  for (let at = 0; texts.size < size; at += 1) {
    const words = sentence().replace(/[.,]/g, '').split(' ')
    const start = (at * 7) % Math.max(1, words.length - 3)
    texts.add(words.slice(start, start + 1 + (at % 3)).join(' ') + (at % 3 === 0 && texts.size > 2000 ? ` ${at}` : ''))
  }
  const glossary = await insertOne(db, glossaries, {
    accountId: world.account.id,
    creatorId: world.user.id,
    name: 'Many terms',
    languages: ['en', 'es'],
  })
  const concepts = [...texts].map((text) => ({
    definition: '',
    note: '',
    terms: [
      { language: 'en', text },
      { language: 'es', text: `es ${text}` },
    ],
  }))
  const from = performance.now()
  const given = { glossary, userId: null, now: new Date(), progress: () => Promise.resolve() }
  const report = await db.transaction((transaction) => mergeConcepts(transaction, given, { concepts, unread: [] }))
  console.log(`${report.terms} terms imported in ${((performance.now() - from) / 1000).toFixed(0)} s`)
  await db.execute(sql`analyze ${glossaryTerms}`)

  const segments = Array.from({ length: asked }, sentence)
  const search = { glossaryIds: [glossary.id], sourceLocale: 'en' }
  await timesOf(segments.slice(0, 50), (text) => findTerms(db, search, [text]))
  const before = process.cpuUsage()
  const found = await timesOf(segments, (text) => findTerms(db, search, [text]))
  const usage = process.cpuUsage(before)
  const heads = new Map<string, string[]>()
  for (const text of segments) heads.set(text, textHeads(text, 'en', (await stemsOf(db, 'en', [text]))[0]!))
  // The floor: the rows of the index alone, read by the same heads.
  const floor = await timesOf(segments, (text) =>
    test.pool.query('select * from glossary_terms where glossary_id = $1 and head = any($2)', [
      glossary.id,
      heads.get(text),
    ]),
  )
  const count = found.answers.reduce((sum, [places]) => sum + places!.length, 0) / asked
  const processor = ((usage.user + usage.system) / 1000 / asked).toFixed(2)
  console.log(
    `one segment: ${shown(found.times)}, ${processor} ms of the server's processor time; ${count.toFixed(1)} terms each`,
  )
  console.log(`bare select by heads: ${shown(floor.times)}`)
  // The naive way: every term is looked for in every segment.
  const lower = [...texts].map((text) => text.toLowerCase())
  const naive = await timesOf(segments.slice(0, 20), (text) => {
    const own = text.toLowerCase()
    return Promise.resolve(lower.filter((term) => own.includes(term)))
  })
  console.log(`naive scan of one segment: ${shown(naive.times)}`)
  const lines = Array.from({ length: fileSize }, sentence)
  const together = performance.now()
  const used = process.cpuUsage()
  const inFile = (await findTerms(db, search, lines)).reduce((sum, places) => sum + places.length, 0)
  const seconds = (performance.now() - together) / 1000
  const { user, system } = process.cpuUsage(used)
  const naively = (percentile(naive.times, 50) * fileSize) / 1000
  console.log(
    `a file of ${fileSize} segments: ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor time), ${inFile} terms; naively ${naively.toFixed(0)} s`,
  )
  expect(count).toBeGreaterThan(0)
  await searchIn(glossary)
  const ratio = percentile(found.times, 50) / percentile(floor.times, 50)
  console.log(`ratio ${ratio.toFixed(1)}`)
  expect(ratio).toBeLessThan(2)
  expect(seconds).toBeLessThan(10)
}, 600_000)
