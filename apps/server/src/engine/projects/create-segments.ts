import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { projectResources, projects, segments, workUnits } from '../../db/schema.ts'
import { FileRefused } from '../files/format.ts'
import { fileFailed } from '../failure.ts'
import type { Failed } from '../failure.ts'
import { readSegments } from '../file-work/files.ts'
import type { ReadSegment } from '../file-work/file-tasks.ts'
import type { Objects } from '../objects/objects.ts'
import type { SegmentationRules } from '../segmentation/srx.ts'
import { rulesOfFile } from '../segmentation/unit-rules.ts'
import type { ProjectRow, ResourceRow } from './find-project.ts'
import { parseOptions } from './parse-resource.ts'
import { indexSource } from './search-source.ts'
import { mergeSegments, type Merged } from './versions/merge-segments.ts'
import { reopenUnit } from './versions/reopen-unit.ts'
import { endChange, noteUnit, openChange, type ChangeRow } from './versions/resource-change.ts'

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
  const indexed = new Set<string>()
  for (const [at, { id }] of missing.entries()) {
    await reading.progress(at, missing.length)
    const goesOn = () => reading.progress(at, missing.length)
    while (!(await createSegments(reading, id, { goesOn, indexed }))) await goesOn()
  }
}

/**
 * Reads a work unit's file and keeps the segments; false when the file was exchanged while it was read. The words of a
 * file whose content is not among the `indexed` ones are there before its segments: whatever is read can be found.
 */
async function createSegments(
  { db, objects }: Reading,
  id: string,
  { goesOn, indexed }: { goesOn: () => Promise<void>; indexed: Set<string> },
): Promise<boolean> {
  const [found] = await db
    .select({ unit: workUnits, resource: projectResources })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(eq(workUnits.id, id))
  if (!found) return true
  const rules = await rulesOfFile(db, found.resource)
  const result = await read(objects, found.unit, found.resource, { rules, goesOn })
  const { id: resourceId, fileKey } = found.resource
  if (result.failed === null && fileKey !== null && !indexed.has(fileKey)) {
    await indexSource(db, resourceId, result.rows.map(({ source }) => source))
    indexed.add(fileKey)
  }
  return db.transaction(async (transaction) => {
    const change = await openChange(transaction, found.resource.id)
    // New content may put tasks back to work: as for every move, project, work unit and tasks are held in this order.
    const project = change && (await holdProjectRow(transaction, found.unit.projectId))
    // Whoever sends new content holds the file and then its work units: the other way round, both would wait for ever.
    const [unit] = await transaction.select().from(workUnits).where(eq(workUnits.id, id)).for('update')
    if (unit?.genesisStatus !== 'CREATING') return true
    const [resource] = await transaction.select().from(projectResources).where(eq(projectResources.id, unit.resourceId))
    if (!resource || !isSameFile(resource, found.resource)) return false
    const merged = await write(transaction, unit, result)
    if (change && project) await takeOver(transaction, { change, project, unit, failed: result.failed, merged })
    return true
  })
}

const isSameFile = (a: ResourceRow, b: ResourceRow) =>
  a.fileKey === b.fileKey && a.segmentationId === b.segmentationId && isDeepStrictEqual(a.params, b.params)

interface Result {
  rows: NewSegment[]
  failed: Failed | null
}

async function read(
  objects: Objects,
  unit: WorkUnitRow,
  resource: ResourceRow,
  { rules, goesOn }: { rules: SegmentationRules | undefined; goesOn: () => Promise<void> },
): Promise<Result> {
  if (resource.fileKey === null) throw new Error(`file ${resource.id} has no content`)
  const content = await objects.content(resource.fileKey)
  const options = parseOptions(resource, unit.sourceLocale, unit.targetLocale, rules)
  try {
    const rows: NewSegment[] = []
    for await (const batch of readSegments(content, options, goesOn)) {
      for (const segment of batch) rows.push(newSegment(unit, segment, rows.length))
    }
    return { rows, failed: null }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { rows: [], failed: fileFailed(error) }
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

/** What cannot be read leaves the segments that were there. */
async function write(transaction: Database, unit: WorkUnitRow, { rows, failed }: Result): Promise<Merged | null> {
  if (failed !== null) {
    const { reason, cause } = failed
    const status = { genesisStatus: 'ERROR', genesisDescription: reason, genesisCause: cause, updatedAt: new Date() }
    await transaction.update(workUnits).set(status).where(eq(workUnits.id, unit.id))
    return null
  }
  const merged = await mergeSegments(transaction, unit.id, rows)
  // In one statement: to change the row twice would check, and wait for, the file that it belongs to.
  const open = rows.filter(({ locked }) => !locked)
  await transaction
    .update(workUnits)
    .set({
      genesisStatus: 'CREATED',
      genesisDescription: null,
      genesisCause: null,
      words: rows.reduce((total, { words }) => total + words, 0),
      totalSegments: open.length,
      lockedSegments: rows.length - open.length,
      translationStatus: 'NOT_TRANSLATED',
      translationFailure: null,
      translationCause: null,
      translatedFileKey: null,
      translatedAt: null,
      deliverableFileKey: null,
      xliffFileKey: null,
      confirmedSegments: await countConfirmed(transaction, unit.id),
      updatedAt: new Date(),
    })
    .where(eq(workUnits.id, unit.id))
  return merged
}

/** Notes what new content did to a work unit; what has to be translated anew is in work again. */
async function takeOver(
  transaction: Database,
  { change, project, unit, failed, merged }: {
    change: ChangeRow
    project: ProjectRow
    unit: WorkUnitRow
    failed: Failed | null
    merged: Merged | null
  },
): Promise<void> {
  if (merged) {
    const reopened = merged.added + merged.changed > 0 && (await reopenUnit(transaction, project, unit, change))
    if (reopened) await recountConfirmed(transaction, unit.id)
    await noteUnit(transaction, change, unit, { merged, reopened })
  } else if (failed) await noteUnit(transaction, change, unit, { failed })
  await endChange(transaction, change, project.accountId)
}

async function holdProjectRow(transaction: Database, id: string): Promise<ProjectRow> {
  const [project] = await transaction.select().from(projects).where(eq(projects.id, id)).for('update')
  if (!project) throw new Error('the project is gone')
  return project
}

/** Counts the confirmed segments of a work unit anew, after many of them changed at once. */
export async function recountConfirmed(db: Database, workUnitId: string): Promise<void> {
  await db
    .update(workUnits)
    .set({ confirmedSegments: await countConfirmed(db, workUnitId), updatedAt: new Date() })
    .where(eq(workUnits.id, workUnitId))
}

async function countConfirmed(db: Database, workUnitId: string): Promise<number> {
  const [confirmed] = await db
    .select({ segments: count() })
    .from(segments)
    .where(and(eq(segments.workUnitId, workUnitId), eq(segments.locked, false), eq(segments.confirmed, true)))
  return confirmed?.segments ?? 0
}
