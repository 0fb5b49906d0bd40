import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/testing.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationMemories, translationUnits } from '../tables.ts'
import { jobs } from '../../../kernel/tables.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { revertJob } from '../writing/change-pieces.ts'
import { exportMemory } from './export.ts'
import { finishImport, importTmx } from './import.ts'
import { unknownContext } from '../../../engines/matching/normalize.ts'
import { createMemory, createWorld, type World } from '../../../testing/memory-data.ts'
import { writeTmUnits } from '../writing/write-tm-units.ts'

let test: TestDatabase
let db: Database
let world: World
let memoryId: string

beforeAll(async () => {
  test = await createTestDatabase()
  db = test.database
  world = await createWorld(db)
})
afterAll(() => test.close())
beforeEach(async () => {
  memoryId = (await createMemory(db, world)).id
})

const tmx = (tmUnits: string[], srclang = 'en-US') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="${srclang}"/><body>\n${tmUnits.join('\n')}\n</body></tmx>\n`
const tmUnit = (source: string, target: string) =>
  `<tu><tuv xml:lang="en-US"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>`

type Progress = (done: number, total: number) => Promise<void>

async function startJob(): Promise<string> {
  const [job] = await db.insert(jobs).values({ accountId: world.account.id, type: 'TM_IMPORT', params: {} }).returning()
  return job!.id
}

async function importText(text: string, progress?: Progress) {
  const given = {
    jobId: await startJob(),
    memoryId,
    fileName: 'memory.tmx',
    content: new Blob([text]),
    userId: world.user.id,
    ...(progress && { progress }),
  }
  try {
    await importTmx(db, given)
  } catch (error) {
    await revertJob(db, memoryId, given.jobId)
    throw error
  }
  return db.transaction((transaction) => finishImport(transaction, given))
}

const count = () => db.$count(translationUnits, eq(translationUnits.memoryId, memoryId))
const memory = async () => (await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId)))[0]

async function exported(locales?: string[]): Promise<string> {
  const given = { memoryId, fileType: 'tmx', targetLocales: locales ?? [] } as const
  const pieces: Uint8Array[] = []
  for await (const piece of exportMemory(db, given)) pieces.push(piece)
  return new TextDecoder().decode(Buffer.concat(pieces))
}

describe('importTmx', () => {
  it('an import of 12,000 units reports its progress', async () => {
    const tmUnits = Array.from({ length: 12_000 }, (_, at) => tmUnit(`Source number ${at}`, `Texto número ${at}`))
    const told: number[] = []
    let size = 0
    const report = await importText(tmx(tmUnits), async (done, total) => {
      told.push(done)
      size = total
    })
    expect(report).toEqual({
      units: 12_000,
      created: 12_000,
      written: 12_000,
      withoutSource: 0,
      withoutTarget: 0,
      skippedLines: [],
    })
    expect(await count()).toBe(12_000)
    expect(await memory()).toMatchObject({
      totalUnits: 12_000,
      lastImportFile: 'memory.tmx',
      lastImportAt: expect.any(Date),
    })
    expect(told.length).toBeGreaterThan(10)
    expect(told.toSorted((a, b) => a - b)).toEqual(told)
    expect(told.at(-1)).toBe(size)
  })

  it('importing the same file again changes nothing', async () => {
    const text = tmx([tmUnit('Open', 'Abrir'), tmUnit('Close', 'Cerrar'), tmUnit('Open', 'Abrir')])
    expect(await importText(text)).toMatchObject({ units: 3, created: 2, written: 2 })
    expect(await importText(text)).toMatchObject({ units: 3, created: 0, written: 2 })
    expect(await memory()).toMatchObject({ totalUnits: 2 })
  })

  it('an imported translation replaces the existing one', async () => {
    await importText(tmx([tmUnit('Open', 'Abrir')]))
    await importText(tmx([tmUnit('Open', 'Abra')]))
    expect(await exported()).toContain('<seg>Abra</seg>')
    expect(await exported()).not.toContain('<seg>Abrir</seg>')
  })

  it('an import reports the units that it skipped', async () => {
    const report = await importText(tmx([tmUnit('Open', ' '), tmUnit('', 'x'), tmUnit('Close', 'Cerrar')]))
    expect(report).toMatchObject({ units: 1, withoutTarget: 1, withoutSource: 1, skippedLines: [3, 4] })
  })

  it('an import adds the target locales of the file to the memory', async () => {
    await importText(tmx([tmUnit('Open', 'Öffnen').replace('"es"', '"de-AT"')]))
    expect(await memory()).toMatchObject({ targetLocales: ['es', 'de_at'] })
  })

  const many = Array.from({ length: 2500 }, (_, at) => tmUnit(`Source ${at}`, `Texto ${at}`))

  it.each<[string, string]>([
    ['is damaged at its end', tmx(many).replace('</body>', '</bod>')],
    ['changes its source language at its end', tmx([...many, '<tu srclang="de"/>'])],
    ['is in another source language', tmx(many, 'fr-FR')],
  ])('nothing is imported from a file that %s', async (_, text) => {
    await importText(tmx([tmUnit('Open', 'Abrir')]))
    const before = await memory()
    await expect(importText(text)).rejects.toThrow(FileRefused)
    expect(await count()).toBe(1)
    expect(await memory()).toEqual(before)
  })

  it.each([
    ['it is read', 0.2],
    ['it is written', 0.7],
  ])('nothing is imported when the import is stopped while %s', async (_, share) => {
    await importText(tmx([tmUnit('Source 1', 'Por mano'), tmUnit('Source 2400', 'Por mano')]))
    const before = [await memory(), await exported()]
    const stop = async (done: number, total: number) => {
      if (done > share * total) throw new Error('stopped')
    }
    await expect(importText(tmx(many), stop)).rejects.toThrow('stopped')
    expect(await count()).toBe(2)
    expect([await memory(), await exported()]).toEqual(before)
  })

  it.each([
    ['it is read', 0.2],
    ['it is written', 0.7],
  ])('an import resumes where it stopped when it is interrupted while %s', async (_, share) => {
    const given = {
      jobId: await startJob(),
      memoryId,
      fileName: 'memory.tmx',
      content: new Blob([tmx(many)]),
      userId: null,
    }
    const told: number[] = []
    const breakOff: Progress = async (done, total) => {
      told.push(done)
      if (done > share * total) throw new Error('the server is gone')
    }
    await expect(importTmx(db, { ...given, progress: breakOff })).rejects.toThrow('gone')
    const written = () =>
      db.select().from(translationUnits).where(eq(translationUnits.memoryId, memoryId)).orderBy(translationUnits.id)
    const before = await written()
    const again: number[] = []
    await importTmx(db, { ...given, progress: async (done) => void again.push(done) })
    expect(again[0]).toBeGreaterThanOrEqual(told.at(-1)!)
    expect((await written()).slice(0, before.length)).toEqual(before)
    const report = await db.transaction((transaction) => finishImport(transaction, given))
    expect(report).toMatchObject({ units: 2500, created: 2500, written: 2500 })
    expect(await memory()).toMatchObject({ totalUnits: 2500, totalSegments: 2500 })
    expect(await count()).toBe(2500)
  })

  it.each([
    ['iw', 'he'],
    ['PT-BR', 'pt_br'],
    ['sr-Cyrl-RS', 'sr_cyrl_rs'],
    ['no-NO', 'nb_no'],
    ['zh-CHT', 'zh_hant'],
    ['pl-Latn-PL', 'pl_pl'],
  ])('a file that calls a language %s is imported as %s', async (code, locale) => {
    const text = tmx([`<tu><tuv xml:lang="en-US"><seg>Save</seg></tuv><tuv xml:lang="${code}"><seg>x</seg></tuv></tu>`])
    await importText(text)
    expect((await memory())?.targetLocales).toContain(locale)
  })

  it('stopping an import keeps what users wrote during it', async () => {
    const stop = async (done: number, total: number) => {
      if (done < 0.5 * total) return
      await db.transaction((transaction) =>
        writeTmUnits(
          transaction,
          memoryId,
          [{ source: 'Source 7', codes: [], context: unknownContext, targets: [{ locale: 'es', text: 'Entregado' }] }],
          { step: 1, projectId: null, userId: null, mode: 'override' },
        ),
      )
      throw new Error('stopped')
    }
    await expect(importText(tmx(many), stop)).rejects.toThrow('stopped')
    expect(await exported()).toContain('<seg>Entregado</seg>')
    expect(await memory()).toMatchObject({ totalUnits: 1, totalSegments: 1 })
  })
})

describe('exportMemory', () => {
  it('an exported memory imports with the same content', async () => {
    const source = '<bpt i="1">&lt;b&gt;</bpt>Bold<ept i="1">&lt;/b&gt;</ept> &amp; <ph>%s</ph>'
    const target = '<ph>%s</ph> y <bpt i="1">&lt;b&gt;</bpt>negrita<ept i="1">&lt;/b&gt;</ept>'
    await importText(tmx([tmUnit(source, target), tmUnit('Open', 'Abrir')]))
    const first = await exported()
    memoryId = (await createMemory(db, world, 'Copy')).id
    expect(await importText(first)).toMatchObject({ units: 2, created: 2 })
    const dateless = (text: string) => text.replaceAll(/ (?:creation|change)date="[^"]*"/g, '')
    expect(dateless(await exported())).toBe(dateless(first))
  })

  it('an export contains only the requested locales', async () => {
    await importText(tmx([tmUnit('Open', 'Abrir'), tmUnit('Close', '閉じる').replace('"es"', '"ja"')]))
    const text = await exported(['ja'])
    expect(text).toContain('閉じる')
    expect(text).not.toContain('Abrir')
    expect(text.match(/<tu /g)).toHaveLength(1)
  })
})
