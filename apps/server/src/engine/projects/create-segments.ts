import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projectResources, segments, workUnits } from '../../db/schema.ts'
import { FileRefused } from '../files/format.ts'
import { readSegments } from '../file-work/files.ts'
import type { ReadSegment } from '../file-work/file-tasks.ts'
import type { Objects } from '../objects/objects.ts'
import type { ResourceRow } from './find-project.ts'
import { parseOptions } from './parse-resource.ts'

type WorkUnitRow = typeof workUnits.$inferSelect
type NewSegment = typeof segments.$inferInsert

/** What reading takes: the pool, since each work unit is written in a transaction of its own. */
interface Reading {
  db: Database
  objects: Objects
  progress(done: number, total: number): Promise<void>
}

/**
 * Makes the segments of those work units that have none yet. Whoever needs them may call it: what somebody else has
 * made in the meantime stays. A file that cannot be read in one language puts that work unit in ERROR, with the reason.
 */
export async function createMissingSegments(reading: Reading, workUnitIds: readonly string[]): Promise<void> {
  const { db } = reading
  const missing = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(inArray(workUnits.id, [...workUnitIds]), eq(workUnits.genesisStatus, 'CREATING')))
    .orderBy(asc(workUnits.sequence))
  for (const [at, { id }] of missing.entries()) {
    await reading.progress(at, missing.length)
    const goesOn = () => reading.progress(at, missing.length)
    while (!(await createSegments(reading, id, goesOn))) await goesOn()
  }
}

/** Reads a work unit's file and keeps the segments; false when the file was exchanged while it was read. */
async function createSegments({ db, objects }: Reading, id: string, goesOn: () => Promise<void>): Promise<boolean> {
  const [found] = await db
    .select({ unit: workUnits, resource: projectResources })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(eq(workUnits.id, id))
  if (!found) return true
  const result = await read(objects, found.unit, found.resource, goesOn)
  return db.transaction(async (transaction) => {
    // Whoever sends new content holds the file and then its work units: the other way round, both would wait for ever.
    const [unit] = await transaction.select().from(workUnits).where(eq(workUnits.id, id)).for('update')
    if (unit?.genesisStatus !== 'CREATING') return true
    const [resource] = await transaction.select().from(projectResources).where(eq(projectResources.id, unit.resourceId))
    if (!resource || !isSameFile(resource, found.resource)) return false
    await write(transaction, unit, result)
    return true
  })
}

const isSameFile = (a: ResourceRow, b: ResourceRow) =>
  a.fileKey === b.fileKey && isDeepStrictEqual(a.params, b.params)

interface Result {
  rows: NewSegment[]
  failure: string | null
}

async function read(
  objects: Objects,
  unit: WorkUnitRow,
  resource: ResourceRow,
  goesOn: () => Promise<void>,
): Promise<Result> {
  if (resource.fileKey === null) throw new Error(`file ${resource.id} has no content`)
  const content = await objects.content(resource.fileKey)
  const options = parseOptions(resource, unit.sourceLocale, unit.targetLocale)
  try {
    const rows: NewSegment[] = []
    for await (const batch of readSegments(content, options, goesOn)) {
      for (const segment of batch) rows.push(newSegment(unit, segment, rows.length))
    }
    return { rows, failure: null }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { rows: [], failure: error.message }
  }
}

function newSegment(unit: WorkUnitRow, segment: ReadSegment, index: number): NewSegment {
  const hasTarget = segment.target !== undefined && segment.target !== ''
  return {
    workUnitId: unit.id,
    index,
    key: segment.key,
    source: segment.source,
    sourceHash: segment.sourceHash,
    codes: segment.codes,
    target: segment.target ?? '',
    confirmed: hasTarget && segment.confirmed === true,
    locked: segment.locked ?? false,
    words: segment.words,
    characters: segment.characters,
    context: segment.context ?? null,
    note: segment.note ?? null,
    plural: segment.plural ?? null,
    maxLength: segment.maxLength ?? null,
    origin: hasTarget ? 'FILE' : null,
  }
}

/** Rows in one INSERT; PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsAtOnce = 2000

async function write(transaction: Database, unit: WorkUnitRow, { rows, failure }: Result): Promise<void> {
  await transaction.delete(segments).where(eq(segments.workUnitId, unit.id))
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await transaction.insert(segments).values(rows.slice(at, at + rowsAtOnce))
  }
  const open = rows.filter(({ locked }) => !locked)
  await transaction
    .update(workUnits)
    .set({
      genesisStatus: failure === null ? 'CREATED' : 'ERROR',
      genesisDescription: failure,
      words: rows.reduce((total, { words }) => total + words, 0),
      totalSegments: open.length,
      lockedSegments: rows.length - open.length,
      confirmedSegments: open.filter(({ confirmed }) => confirmed).length,
      netWords: null,
      cost: null,
      savings: null,
      translationStatus: 'NOT_TRANSLATED',
      translationFailure: null,
      translatedFileKey: null,
      translatedAt: null,
      updatedAt: new Date(),
    })
    .where(eq(workUnits.id, unit.id))
}

/** Counts the confirmed segments of a work unit anew, after many of them changed at once. */
export async function recountConfirmed(db: Database, workUnitId: string): Promise<void> {
  const [confirmed] = await db
    .select({ segments: count() })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnitId), eq(segments.locked, false), eq(segments.confirmed, true)))
  await db
    .update(workUnits)
    .set({ confirmedSegments: confirmed?.segments ?? 0, updatedAt: new Date() })
    .where(eq(workUnits.id, workUnitId))
}
