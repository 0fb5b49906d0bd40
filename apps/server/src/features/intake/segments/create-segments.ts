import { isDeepStrictEqual } from 'node:util'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { and, asc, eq } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { fileFailed } from '../../../kernel/failure.ts'
import { readSegments } from '../../../engines/file-work/files.ts'
import type { ReadSegment } from '../../../engines/file-work/file-tasks.ts'
import type { Objects } from '../../../kernel/objects.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import type { NewSegment } from '../reading/insert-segments.ts'
import { sourceOptions, type Reading as FileReading } from '../reading/parse-resource.ts'
import { readingOfFile } from '../reading/reading-of-file.ts'
import { indexSource } from '../reading/search-source.ts'
import { openChange } from '../versions/resource-change.ts'
import { writeWorkUnits, type WorkUnitContent, type WorkUnitRow } from './write-work-units.ts'

/** The surroundings of a reading. `db` is the pool, since segments are written in transactions of their own. */
interface Reading {
  db: Database
  objects: Objects
  progress(done: number, total: number): Promise<void>
}

/** Segments that are in memory, and written in one transaction, where no single work unit has more. */
const segmentsAtOnce = 10_000

/**
 * Makes the segments of those work units that have none yet. Every caller that needs them may call it: what someone else has
 * made in the meantime stays. A file that cannot be read in one language puts that work unit in ERROR, with the reason.
 */
export async function createMissingSegments(reading: Reading, workUnitIds: readonly string[]): Promise<void> {
  const missing = await reading.db
    .select({ id: workUnits.id, resourceId: workUnits.resourceId, segments: projectResources.totalSegments })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(creatingAmong(workUnitIds))
    .orderBy(asc(workUnits.sequence))
  const indexed = new Set<string>()
  let done = 0
  const goesOn = () => reading.progress(done, missing.length)
  for (const workUnitRows of Map.groupBy(missing, ({ resourceId }) => resourceId).values()) {
    const workUnitsAtOnce = Math.max(1, Math.floor(segmentsAtOnce / (workUnitRows[0]?.segments || segmentsAtOnce)))
    for (let at = 0; at < workUnitRows.length; at += workUnitsAtOnce) {
      await goesOn()
      const ids = workUnitRows.slice(at, at + workUnitsAtOnce).map(({ id }) => id)
      while (!(await createSegments(reading, ids, { goesOn, indexed }))) await goesOn()
      done += ids.length
    }
  }
}

const creatingAmong = (ids: readonly string[]) =>
  and(isOneOf(workUnits.id, ids), eq(workUnits.genesisStatus, 'CREATING'))

/**
 * Reads a file for some of its work units and keeps the segments; false when the file was exchanged while it was read.
 * The words of a file whose content is not among the `indexed` ones are there before its segments: whatever is read can
 * be found.
 */
async function createSegments(
  { db, objects }: Reading,
  ids: readonly string[],
  { goesOn, indexed }: { goesOn: () => Promise<void>; indexed: Set<string> },
): Promise<boolean> {
  const found = await db
    .select({ workUnit: workUnits, resource: projectResources, counter: projects.wordCounter })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(creatingAmong(ids))
  const [first] = found
  if (!first) return true
  const { resource: file, counter } = first
  const reading = await readingOfFile(db, first.workUnit.accountId, file)
  const contents = await read(
    objects,
    found.map(({ workUnit }) => workUnit),
    file,
    { reading, counter, goesOn },
  )
  const readable = [...contents.values()].find(({ failed }) => failed === null)
  if (readable && file.fileKey !== null && !indexed.has(file.fileKey)) {
    await indexSource(
      db,
      file.id,
      readable.rows.map(({ source }) => source),
    )
    indexed.add(file.fileKey)
  }
  return db.transaction(async (transaction) => {
    const change = await openChange(transaction, file.id)
    // New content may put tasks back to work, and these may be several work units: as for every move, project, work
    // units and tasks are held in this order.
    const project = change || found.length > 1 ? await holdProjectRow(transaction, file.projectId) : null
    // New content holds the file and then its work units: the other way round, both would wait for ever.
    const workUnitRows = await transaction
      .select()
      .from(workUnits)
      .where(creatingAmong(ids))
      .orderBy(asc(workUnits.id))
      .for('update')
    if (workUnitRows.length === 0) return true
    const [resource] = await transaction.select().from(projectResources).where(eq(projectResources.id, file.id))
    const known = workUnitRows.flatMap((workUnit) => {
      const content = contents.get(workUnit.id)
      return content ? [{ workUnit, ...content }] : []
    })
    if (!resource || !isSameFile(resource, file) || known.length < workUnitRows.length) return false
    await writeWorkUnits(transaction, known, change && project && { change, project })
    await countLeftOut(transaction, file.id, contents)
    return true
  })
}

/** The notes on a file, as when it is listed, are those of its first language. */
async function countLeftOut(
  transaction: Database,
  resourceId: string,
  contents: ReadonlyMap<string, WorkUnitContent>,
): Promise<void> {
  const [first] = await transaction
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(eq(workUnits.resourceId, resourceId))
    .orderBy(asc(workUnits.sequence))
    .limit(1)
  const content = first && contents.get(first.id)
  if (!content || content.failed !== null) return
  await transaction
    .update(projectResources)
    .set({ leftOutTexts: content.leftOutTexts })
    .where(eq(projectResources.id, resourceId))
}

const isSameFile = (a: ResourceRow, b: ResourceRow) =>
  a.fileKey === b.fileKey && a.segmentationId === b.segmentationId && isDeepStrictEqual(a.params, b.params)

/** Reads a file for each of its work units, by their ids. */
async function read(
  objects: Objects,
  workUnitRows: readonly WorkUnitRow[],
  file: ResourceRow,
  { reading, counter, goesOn }: { reading: FileReading; counter: WordCounter; goesOn: () => Promise<void> },
): Promise<Map<string, WorkUnitContent>> {
  if (file.fileKey === null) throw new Error(`file ${file.id} has no content`)
  const content = await objects.content(file.fileKey)
  const targetLocales = workUnitRows.map(({ targetLocale }) => toBcp47(targetLocale))
  const options = { ...sourceOptions(file, workUnitRows[0]!.sourceLocale, reading), targetLocales, counter }
  const contents = new Map<string, WorkUnitContent>()
  let rows: NewSegment[] = []
  for await (const piece of readSegments(content, options, goesOn)) {
    const workUnit = workUnitRows[contents.size]!
    if (Array.isArray(piece)) for (const segment of piece) rows.push(newSegment(workUnit, segment, rows.length))
    else {
      const isRead = typeof piece === 'number'
      contents.set(
        workUnit.id,
        isRead ? { rows, failed: null, leftOutTexts: piece } : { rows: [], failed: fileFailed(piece), leftOutTexts: 0 },
      )
      rows = []
    }
  }
  return contents
}

function newSegment(workUnit: WorkUnitRow, segment: ReadSegment, index: number): NewSegment {
  const hasTarget = segment.target !== undefined && segment.target !== ''
  return {
    workUnitId: workUnit.id,
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

async function holdProjectRow(transaction: Database, id: string): Promise<ProjectRow> {
  const project = only(
    await transaction.select().from(projects).where(eq(projects.id, id)).for('no key update'),
    'the project is gone',
  )
  return project
}
