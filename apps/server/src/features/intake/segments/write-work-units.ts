import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import type { Failed } from '../../../kernel/failure.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { insertSegments, type NewSegment } from '../reading/insert-segments.ts'
import { mergeSegments, type Merged } from '../versions/merge-segments.ts'
import { fitSlices, noteSlices } from '../../work/slices.ts'
import { reopenWorkUnit } from '../versions/reopen-work-unit.ts'
import { endChange, recordWorkUnitChange, type ChangeRow } from '../versions/resource-change.ts'

export type WorkUnitRow = typeof workUnits.$inferSelect

/** The content of a file for a work unit: its segments, or why it cannot be read. */
export interface WorkUnitContent {
  rows: readonly NewSegment[]
  failed: Failed | null
  /** Texts that are not translated. */
  leftOutTexts: number
}

type ReadWorkUnit = WorkUnitContent & { workUnit: WorkUnitRow }

/** A held project, and what is noted of new content that one of its files has. */
interface Version {
  change: ChangeRow
  project: ProjectRow
}

/**
 * Makes the segments of held work units those that their file holds. What cannot be read leaves the segments that were
 * there. With a version, notes what it did to each; what has to be translated again is back in progress.
 */
export async function writeWorkUnits(
  transaction: Database,
  read: readonly ReadWorkUnit[],
  version: Version | null,
): Promise<void> {
  const readable = read.filter(({ failed }) => failed === null)
  const isNew = ({ workUnit }: ReadWorkUnit) =>
    version === null && workUnit.totalSegments + workUnit.lockedSegments === 0
  await insertSegments(
    transaction,
    readable.filter(isNew).flatMap(({ rows }) => rows),
  )
  const merged = new Map<string, Merged>()
  for (const one of readable) {
    if (isNew(one)) continue
    const slices = await noteSlices(transaction, one.workUnit.id)
    merged.set(one.workUnit.id, await mergeSegments(transaction, one.workUnit.id, one.rows))
    if (slices) await fitSlices(transaction, one.workUnit.id, slices)
  }
  await settle(
    transaction,
    readable.map(({ workUnit }) => workUnit.id),
  )
  for (const { workUnit, failed } of read) {
    if (failed) await refuse(transaction, workUnit.id, failed)
    const outcome = failed ?? merged.get(workUnit.id)
    if (version && outcome) await takeOver(transaction, version, workUnit, outcome)
  }
  if (version) await endChange(transaction, version.change, version.project.accountId)
}

/** In one statement: to change a row twice would check, and wait for, the file that it belongs to. */
async function settle(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(workUnits)
    .set({
      genesisStatus: 'CREATED',
      genesisDescription: null,
      genesisCause: null,
      words: sql`counted.words`,
      totalSegments: sql`counted.open`,
      lockedSegments: sql`counted.locked`,
      translationStatus: 'NOT_TRANSLATED',
      translationFailure: null,
      translationCause: null,
      translatedFileKey: null,
      translatedAt: null,
      deliverableFileKey: null,
      xliffFileKey: null,
      confirmedSegments: sql`counted.confirmed`,
      updatedAt: new Date(),
    })
    .from(sql`(
      select given.id, coalesce(sum(s.words), 0) as words, count(*) filter (where not s.locked) as open,
        count(*) filter (where s.locked) as locked, count(*) filter (where s.confirmed and not s.locked) as confirmed
      from unnest(${sql.param(ids)}::uuid[]) as given (id) left join ${segments} s on s.work_unit_id = given.id
      group by given.id) as counted`)
    .where(sql`${workUnits.id} = counted.id`)
}

async function refuse(transaction: Database, id: string, { reason, cause }: Failed): Promise<void> {
  const status = { genesisStatus: 'ERROR', genesisDescription: reason, genesisCause: cause, updatedAt: new Date() }
  await transaction.update(workUnits).set(status).where(eq(workUnits.id, id))
}

/** Notes what new content did to a work unit, or why it could not be read. */
async function takeOver(
  transaction: Database,
  { change, project }: Version,
  workUnit: WorkUnitRow,
  outcome: Merged | Failed,
): Promise<void> {
  if ('cause' in outcome) {
    await recordWorkUnitChange(transaction, change, workUnit, { failed: outcome })
    return
  }
  const reopened = outcome.added + outcome.changed > 0 && (await reopenWorkUnit(transaction, project, workUnit, change))
  if (reopened) await recountConfirmed(transaction, workUnit.id)
  await recordWorkUnitChange(transaction, change, workUnit, { merged: outcome, reopened })
}

/** Counts the confirmed segments of a work unit again, after many of them changed at once. */
export async function recountConfirmed(db: Database, workUnitId: string): Promise<void> {
  const isConfirmed = and(eq(segments.workUnitId, workUnitId), eq(segments.locked, false), eq(segments.confirmed, true))
  await db
    .update(workUnits)
    .set({ confirmedSegments: await db.$count(segments, isConfirmed), updatedAt: new Date() })
    .where(eq(workUnits.id, workUnitId))
}
