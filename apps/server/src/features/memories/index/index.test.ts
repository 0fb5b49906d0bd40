import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/testing.ts'
import { memoryIndexChanges, memoryIndexPostings, memoryIndexRuns } from './tables.ts'
import { translationMemories, translationUnits } from '../tables.ts'
import { watchLoop } from '../../../testing/loop-watch.ts'
import { silent } from '../../../testing/silent.ts'
import { findSimilar } from '../lookup/find-similar.ts'
import { normalizeSegment, sourceHash, unknownContext } from '../../../engines/matching/normalize.ts'
import { similarity } from '../../../engines/matching/similarity.ts'
import { createMemory, createWorld, type World } from '../../../testing/memory-data.ts'
import { writeTmUnits } from '../writing/write-tm-units.ts'
import { indexTmUnits } from './changes.ts'
import { dropIndex } from './drop.ts'
import { keepMerged } from './keep-merged.ts'
import { mergeChanges, takeChanges } from './merge.ts'
import { findCandidates } from './search.ts'
import { randomFrom, sentencesFrom } from '../../../testing/sentences.ts'

let test: TestDatabase
let world: World

beforeAll(async () => {
  test = await createTestDatabase()
  world = await createWorld(test.database)
})
afterAll(() => test.close())

const origin = () => ({ step: 0, projectId: null, userId: world.user.id, mode: 'override' }) as const
const tmUnit = (source: string) => ({
  source,
  codes: [],
  context: unknownContext,
  targets: [{ locale: 'es', text: source }],
})
const terms = { targetLocales: ['es'], exceptProject: null, lowest: 70, most: 1000 }

async function makeMemory(sources: readonly string[] = []) {
  const { id } = await createMemory(test.database, world)
  await add(id, sources)
  return id
}

const add = async (memoryId: string, sources: readonly string[]) =>
  (await test.database.transaction((transaction) => writeTmUnits(transaction, memoryId, sources.map(tmUnit), origin())))
    .unitIds

const change = (memoryId: string, tmUnitId: number, source: string) =>
  test.database.transaction(async (transaction) => {
    await transaction
      .update(translationUnits)
      .set({ source, sourceHash: sourceHash(source) })
      .where(eq(translationUnits.id, tmUnitId))
    await indexTmUnits(transaction, memoryId, [tmUnitId])
  })

const remove = (memoryId: string, tmUnitId: number) =>
  test.database.transaction(async (transaction) => {
    await transaction.delete(translationUnits).where(eq(translationUnits.id, tmUnitId))
    await indexTmUnits(transaction, memoryId, [tmUnitId])
  })

const merge = (memoryId: string) => mergeChanges(test.database, memoryId)
const similar = async (memoryId: string, text: string) =>
  (await findSimilar(test.database, memoryId, [normalizeSegment(text)], terms))[0]!
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

const tmUnitsOf = (memoryId: string) =>
  test.database.select().from(translationUnits).where(eq(translationUnits.memoryId, memoryId))
const runsOf = (memoryId: string) =>
  test.database.select().from(memoryIndexRuns).where(eq(memoryIndexRuns.memoryId, memoryId))
const changesOf = (memoryId: string) =>
  test.database.select().from(memoryIndexChanges).where(eq(memoryIndexChanges.memoryId, memoryId))

async function bruteForce(memoryId: string, text: string): Promise<number[]> {
  const normalized = normalizeSegment(text)
  const tmUnits = await tmUnitsOf(memoryId)
  const alike = tmUnits.filter(({ source }) => {
    const other = normalizeSegment(source)
    return other !== normalized && similarity(normalized, other) >= 70
  })
  return alike.map(({ id }) => id).sort((a, b) => a - b)
}

describe('the index of a memory', () => {
  it.each([1, 2, 3])(
    'index search equals brute force after random adds, changes, deletions and merges (%i)',
    async (seed) => {
      const random = randomFrom(seed)
      const { sentence, edited } = sentencesFrom(seed, 60)
      const memoryId = await makeMemory()
      const ids: number[] = []
      const known: string[] = [sentence()]
      const some = () => known[Math.floor(random() * known.length)]!
      const next = () => {
        const text = random() < 0.7 ? edited(some(), 1 + Math.floor(random() * 2)) : sentence()
        // Short ones, tags and scripts of many characters as well.
        const made =
          random() < 0.1
            ? text.slice(0, 6)
            : random() < 0.1
              ? `⟦1/⟧${text}`
              : random() < 0.1
                ? `文件${text.slice(0, 4)}保存 😀`
                : text
        known.push(made)
        return made
      }
      for (let round = 0; round < 40; round += 1) {
        const kind = random()
        if (kind < 0.5 || ids.length === 0)
          ids.push(...(await add(memoryId, Array.from({ length: 1 + Math.floor(random() * 12) }, next))))
        else if (kind < 0.65)
          await change(memoryId, ids[Math.floor(random() * ids.length)]!, `${next()} ${round}`).catch(() => undefined)
        else if (kind < 0.8) await remove(memoryId, ids.splice(Math.floor(random() * ids.length), 1)[0]!)
        else await merge(memoryId)
        for (let asked = 0; asked < 3; asked += 1) {
          const text = edited(some(), 1)
          expect({ text, ids: await similar(memoryId, text) }).toEqual({ text, ids: await bruteForce(memoryId, text) })
        }
      }
      await merge(memoryId)
      expect(await changesOf(memoryId)).toEqual([])
      expect((await tmUnitsOf(memoryId)).length).toBeGreaterThan(50)
      for (const text of known.slice(0, 60))
        expect({ text, ids: await similar(memoryId, text) }).toEqual({ text, ids: await bruteForce(memoryId, text) })
    },
  )

  it('texts that share enough grams are found before and after merges', async () => {
    const { sentence, edited } = sentencesFrom(11, 300)
    const base = Array.from({ length: 400 }, sentence)
    const memoryId = await makeMemory(base)
    const effort = { postings: 150_000, candidates: 150, compareAll: 0 }
    // Of a few letters an edit may leave no gram.
    const queries = base
      .filter(({ length }) => length > 25)
      .slice(0, 60)
      .map((text) => edited(text, 1))
    const missed = async () => {
      const asked = queries.map((text) => ({ normalized: normalizeSegment(text), lowest: 70 }))
      const found = await findCandidates(test.database, memoryId, asked, effort)
      const missing: string[] = []
      for (const [at, text] of queries.entries()) {
        const ids = new Set(found[at]!.map(({ id }) => id))
        if ((await bruteForce(memoryId, text)).some((id) => !ids.has(id))) missing.push(text)
      }
      return missing
    }
    expect(await missed()).toEqual([])
    await merge(memoryId)
    for (let at = 0; at < queries.length; at += 6) {
      await add(
        memoryId,
        queries.slice(at, at + 6).map((text) => edited(text, 1)),
      )
      await merge(memoryId)
    }
    await add(
      memoryId,
      queries.map((text) => edited(text, 1)),
    )
    expect(await missed()).toEqual([])
    await merge(memoryId)
    expect((await runsOf(memoryId)).length).toBeLessThan(40)
    expect(await missed()).toEqual([])
  })

  it('the estimated number of candidates is never below the real one', async () => {
    const letters = ['a', 'b', 'c', 'd', 'é', 'I', 'İ', '文', '件', 'ฟ', '가', '😀', '𠮷', ' ', '⟦1/⟧', '.', '7']
    const random = randomFrom(5)
    const text = () =>
      Array.from({ length: 4 + Math.floor(random() * 30) }, () => letters[Math.floor(random() * letters.length)]!)
    const edited = (from: readonly string[]) =>
      from.flatMap((letter) =>
        random() < 0.85 ? [letter] : random() < 0.5 ? [] : [letters[Math.floor(random() * letters.length)]!],
      )
    const base = Array.from({ length: 80 }, text)
    const memoryId = await makeMemory(base.flatMap((one) => [one, edited(one), edited(one)]).map((one) => one.join('')))
    await merge(memoryId)
    const sources = new Map((await tmUnitsOf(memoryId)).map(({ id, source }) => [id, normalizeSegment(source)]))
    const asked = base.map((one) => ({ normalized: normalizeSegment(edited(one).join('')), lowest: 10 }))
    const found = await findCandidates(test.database, memoryId, asked, {
      postings: 150_000,
      candidates: 150,
      compareAll: 0,
    })
    expect(found.flat().length).toBeGreaterThan(1000)
    const broken = asked.filter(({ normalized }, at) =>
      found[at]!.some(({ id, atMost }) => atMost < similarity(normalized, sources.get(id)!)),
    )
    expect(broken).toEqual([])
  })

  it('a merge that fails midway neither loses nor repeats a change', async () => {
    const texts = Array.from({ length: 30 }, (_, at) => `Save the file number ${at} now`)
    const memoryId = await makeMemory(texts)
    const before = await similar(memoryId, 'Save the file number 7 soon')
    expect(before.length).toBe(30)
    const broken = test.database.transaction(async (transaction) => {
      expect(await mergeChanges(transaction, memoryId)).toBe(true)
      expect(
        await transaction.select().from(memoryIndexChanges).where(eq(memoryIndexChanges.memoryId, memoryId)),
      ).toEqual([])
      throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(await changesOf(memoryId)).toHaveLength(1)
    expect(await runsOf(memoryId)).toEqual([])
    expect(await similar(memoryId, 'Save the file number 7 soon')).toEqual(before)
    await merge(memoryId)
    await merge(memoryId)
    expect((await runsOf(memoryId)).reduce((sum, { documents }) => sum + documents, 0)).toBe(30)
    expect(await similar(memoryId, 'Save the file number 7 soon')).toEqual(before)
  })

  it('only one merge of an index runs at a time', async () => {
    const memoryId = await makeMemory(['Save the file now'])
    await test.database.transaction(async (transaction) => {
      expect(await takeChanges(transaction, memoryId)).toBe(true)
      expect(await merge(memoryId)).toBe(false)
    })
    await test.database.transaction(async (transaction) => {
      await transaction.select().from(translationMemories).where(eq(translationMemories.id, memoryId)).for('update')
      expect(await merge(memoryId)).toBe(true)
    })
    expect(await runsOf(memoryId)).toHaveLength(1)
  })

  it('repeated merges keep the number of runs low and drop deleted units', async () => {
    const memoryId = await makeMemory()
    const ids: number[] = []
    for (let round = 0; round < 24; round += 1) {
      ids.push(...(await add(memoryId, [`Save the file number ${round} in the folder of the project`])))
      await merge(memoryId)
    }
    const runs = await runsOf(memoryId)
    expect(runs.length).toBeLessThan(8)
    expect(runs.reduce((sum, { documents }) => sum + documents, 0)).toBe(24)
    for (const id of ids.slice(0, 20)) await remove(memoryId, id)
    await merge(memoryId)
    expect((await runsOf(memoryId)).reduce((sum, { documents }) => sum + documents, 0)).toBeLessThan(12)
    expect(await similar(memoryId, 'Save the file number 22 in the folder of a project')).toEqual(ids.slice(20))
    for (const id of ids.slice(20)) await remove(memoryId, id)
    await merge(memoryId)
    expect(await runsOf(memoryId)).toEqual([])
    const left = await test.database
      .select()
      .from(memoryIndexPostings)
      .where(eq(memoryIndexPostings.memoryId, memoryId))
    expect(left).toEqual([])
  })

  it('concurrent searches read the pending changes only once', async () => {
    const text = (at: number) => `Save the file number ${at} in the folder`
    const memoryId = await makeMemory(Array.from({ length: 60 }, (_, at) => text(at)))
    const asked = vi.spyOn(test.database, 'execute')
    const read = async () => {
      const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<{ rows: object[] }>))
      asked.mockClear()
      return answers.flatMap(({ rows }) => rows).filter((row) => 'hash' in row).length
    }
    const found = async () =>
      (await Promise.all([similar(memoryId, text(600)), similar(memoryId, text(600))]))[0].length
    const seen = [
      [await found(), await read()],
      [await found(), await read()],
    ]
    const [changed] = await add(memoryId, [text(60)])
    seen.push([await found(), await read()])
    await change(memoryId, changed!, 'Quite something else')
    seen.push([await found(), await read()])
    asked.mockRestore()
    expect(seen).toEqual([
      [60, 60],
      [60, 0],
      [61, 1],
      [60, 1],
    ])
    await merge(memoryId)
    expect(await found()).toBe(60)
  })

  it('searches are answered during a merge', async () => {
    const texts = Array.from({ length: 700 }, (_, at) => `Save the file number ${at} in the folder`)
    const memoryId = await makeMemory()
    const merging = { done: false }
    const merges = (async () => {
      for (let at = 0; at < texts.length; at += 35) {
        await add(memoryId, texts.slice(at, at + 35))
        await merge(memoryId)
      }
      merging.done = true
    })()
    let least = 0
    while (!merging.done) {
      const found = (await similar(memoryId, 'Save a file number 7 in the folder')).length
      expect(found).toBeGreaterThanOrEqual(least)
      least = Math.min(found, 90)
    }
    await merges
    expect(least).toBeGreaterThan(0)
  })

  it('deleting a memory deletes its index', async () => {
    const memoryId = await makeMemory(['Save the file now'])
    await merge(memoryId)
    await dropIndex(test.database, memoryId)
    await test.database.delete(translationMemories).where(eq(translationMemories.id, memoryId))
    expect(await runsOf(memoryId)).toEqual([])
    expect(await merge(memoryId)).toBe(false)
  })
})

describe('merging beside the server', () => {
  it('the background merge picks up earlier and later changes by itself', async () => {
    const { sentence } = sentencesFrom(3)
    const memoryId = await makeMemory(Array.from({ length: 400 }, sentence))
    const merging = keepMerged({ connection: test, ...silent })
    const merged = () => until(async () => (await changesOf(memoryId)).length === 0)
    await merged()
    await add(memoryId, Array.from({ length: 400 }, sentence))
    await merged()
    await merging.stop()
    const documents = (await runsOf(memoryId)).reduce((sum, run) => sum + run.documents, 0)
    expect(documents).toBe((await tmUnitsOf(memoryId)).length)
  })

  it('a failed background merge is logged and retried while other memories are merged', async () => {
    const [broken, sound] = [await makeMemory(['Save the file']), await makeMemory(['Save the file'])]
    const told: string[] = []
    const log = { error: ({ err }: { err: Error }) => void told.push(err.message) } as unknown as Logger
    await test.pool.query(
      `alter table memory_index_runs add constraint broken check (memory_id <> '${broken}') not valid`,
    )
    const merging = keepMerged({ connection: test, ...silent, log })
    await until(async () => told.length > 0 && (await changesOf(sound)).length === 0)
    expect(told[0]).toContain('broken')
    expect(await changesOf(broken)).toHaveLength(1)
    await merging.stop()
    await test.pool.query('alter table memory_index_runs drop constraint broken')
    const again = keepMerged({ connection: test, ...silent, log })
    await until(async () => (await changesOf(broken)).length === 0)
    await again.stop()
  })

  it('a stopped background merge leaves the changes for the next start', async () => {
    const memoryId = await makeMemory(Array.from({ length: 400 }, sentencesFrom(4).sentence))
    await test.database.transaction(async (other) => {
      await other.execute(sql`lock table memory_index_runs in share mode`)
      const merging = keepMerged({ connection: test, ...silent })
      await until(async () => (await waiting()).length > 0)
      await merging.stop()
    })
    await until(async () => (await waiting()).length === 0)
    expect(await changesOf(memoryId)).toHaveLength(1)
  })
})

/** The processes that wait for the runs of the index. */
const waiting = async () =>
  (await test.pool.query("select pid from pg_locks where not granted and relation = 'memory_index_runs'::regclass"))
    .rows

/** Waits, but not for ever: what is still asked after a test would keep its database. */
const until = (holds: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 100_000, interval: 50 })

it('reading and comparing long pending texts does not block the thread', async () => {
  const { sentence } = sentencesFrom(3)
  const long = Array.from({ length: 1000 }, () => Array.from({ length: 25 }, sentence).join(' '))
  const memoryId = await makeMemory(long)
  const busy = watchLoop()
  expect(await similar(memoryId, `${long[7]} Once more.`)).toHaveLength(1)
  expect(busy().computing).toBeLessThan(80)
})
