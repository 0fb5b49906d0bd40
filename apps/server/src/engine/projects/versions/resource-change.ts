import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { projectResources, resourceChanges, resourceChangeSegments, resourceChangeUnits, workUnits } from '../../../db/schema.ts'
import { recordChange } from '../../journal/journal.ts'
import type { ResourceRow } from '../find-project.ts'
import type { Merged } from './merge-segments.ts'

export type ChangeRow = typeof resourceChanges.$inferSelect

/** Begins to note what new content changes, for a file that has segments already; null for its first content. */
export async function beginChange(
  db: Database,
  before: ResourceRow,
  after: { hash: string; size: number },
  userId: string,
): Promise<ChangeRow | null> {
  const [read] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.resourceId, before.id), sql`${workUnits.totalSegments} + ${workUnits.lockedSegments} > 0`))
    .limit(1)
  if (!read) return null
  // What is still being read will be compared with what was there before both.
  await db
    .delete(resourceChanges)
    .where(and(eq(resourceChanges.resourceId, before.id), eq(resourceChanges.status, 'READING')))
  const { id: resourceId, projectId, hash: previousHash, fileKey: previousFileKey } = before
  const [change] = await db
    .insert(resourceChanges)
    .values({ resourceId, projectId, previousHash, previousFileKey, ...after, createdBy: userId })
    .returning()
  if (!change) throw new Error('the change was not stored')
  return change
}

/** The change that a file's segments are being read for. */
export async function openChange(db: Database, resourceId: string): Promise<ChangeRow | null> {
  const [change] = await db
    .select()
    .from(resourceChanges)
    .where(and(eq(resourceChanges.resourceId, resourceId), eq(resourceChanges.status, 'READING')))
    .orderBy(desc(resourceChanges.createdAt))
    .limit(1)
  return change ?? null
}

const rowsAtOnce = 2000

/** Notes what became of one work unit, and ends the change with the last one. */
export async function noteUnit(
  transaction: Database,
  change: ChangeRow,
  unit: { id: string; targetLocale: string },
  outcome: { merged: Merged; reopened: boolean } | { failure: string },
): Promise<void> {
  const place = { changeId: change.id, workUnitId: unit.id, targetLocale: unit.targetLocale }
  const failed = 'failure' in outcome
  const { changes, ...counts } = failed ? { changes: [] } : outcome.merged
  const [row] = await transaction
    .insert(resourceChangeUnits)
    .values({ ...place, ...counts, ...(failed ? { failure: outcome.failure } : { reopened: outcome.reopened }) })
    .returning()
  if (!row) throw new Error('the change of a work unit was not stored')
  const noted = changes.map((one, position) => ({ ...one, unitId: row.id, position }))
  for (let at = 0; at < noted.length; at += rowsAtOnce) {
    await transaction.insert(resourceChangeSegments).values(noted.slice(at, at + rowsAtOnce))
  }
}

/** Ends a change once none of the file's work units is left to be read, with an entry in the journal. */
export async function endChange(transaction: Database, change: ChangeRow, accountId: string): Promise<void> {
  const [open] = await transaction
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.resourceId, change.resourceId), eq(workUnits.genesisStatus, 'CREATING')))
    .limit(1)
  if (open) return
  const units = await transaction.select().from(resourceChangeUnits).where(eq(resourceChangeUnits.changeId, change.id))
  const [resource] = await transaction.select().from(projectResources).where(eq(projectResources.id, change.resourceId))
  if (!resource) throw new Error('the file is gone')
  await transaction
    .update(resourceChanges)
    .set({ status: units.some(({ failure }) => failure !== null) ? 'ERROR' : 'DONE', endedAt: new Date() })
    .where(eq(resourceChanges.id, change.id))
  await recordChange(
    transaction,
    { accountId, userId: change.createdBy, requestId: null },
    {
      event: 'PROJECT_RESOURCE_VERSION_TAKEN_OVER',
      entity: { type: 'PROJECT_FILE', id: resource.id, name: resource.name },
      projectId: change.projectId,
      before: { hash: change.previousHash },
      after: { hash: change.hash },
      detail: {
        change: change.id,
        locales: units.map(({ targetLocale, added, changed, moved, removed, unchanged, reopened }) => ({
          targetLocale,
          added,
          changed,
          moved,
          removed,
          unchanged,
          reopened,
        })),
      },
    },
  )
}
