import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { resourceChanges, resourceChangeSegments, resourceChangeWorkUnits } from './tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import type { Failed } from '../../../kernel/failure.ts'
import type { ResourceRow } from '../../work/find-project.ts'
import type { Merged } from './merge-segments.ts'
import { insertOne, only } from '../../../kernel/database/one-row.ts'

export type ChangeRow = typeof resourceChanges.$inferSelect

/** Begins to note what new content changes, for a file that has segments already; null for its first content. */
export async function beginChange(
  db: Database,
  before: ResourceRow,
  after: { hash: string; size: number },
  { user, impersonator }: Pick<SignedIn, 'user' | 'impersonator'>,
): Promise<ChangeRow | null> {
  const [read] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.resourceId, before.id), sql`${workUnits.totalSegments} + ${workUnits.lockedSegments} > 0`))
    .limit(1)
  if (!read) return null
  // A version that is still being read will be compared with the content before both.
  await db
    .delete(resourceChanges)
    .where(and(eq(resourceChanges.resourceId, before.id), eq(resourceChanges.status, 'READING')))
  const { id: resourceId, projectId, hash: previousHash } = before
  const change = await insertOne(db, resourceChanges, {
    resourceId,
    projectId,
    previousHash,
    ...after,
    createdBy: user.id,
    impersonatorId: impersonator?.id ?? null,
  })
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
export async function recordWorkUnitChange(
  transaction: Database,
  change: ChangeRow,
  workUnit: { id: string; targetLocale: string },
  outcome: { merged: Merged; reopened: boolean } | { failed: Failed },
): Promise<void> {
  const place = { changeId: change.id, workUnitId: workUnit.id, targetLocale: workUnit.targetLocale }
  const isFailed = 'failed' in outcome
  const { changes, ...counts } = isFailed ? { changes: [] } : outcome.merged
  const result = isFailed
    ? { failure: outcome.failed.reason, failureCause: outcome.failed.cause }
    : { reopened: outcome.reopened }
  const row = await insertOne(transaction, resourceChangeWorkUnits, { ...place, ...counts, ...result })
  for (let at = 0; at < changes.length; at += rowsAtOnce) {
    const some = changes.slice(at, at + rowsAtOnce).map((one, index) => ({ ...one, position: at + index }))
    // One parameter: one for each value would take a multiple of the time to put together.
    await transaction.execute(sql`
      insert into ${resourceChangeSegments}
        (unit_id, position, kind, key, index, previous_index, source, previous_source, previous_target, match)
      select ${row.id}::uuid, given.* from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as given (position int,
        kind text, key text, index int, "previousIndex" int, source text, "previousSource" text, "previousTarget" text,
        match smallint)`)
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
  const workUnitRows = await transaction
    .select()
    .from(resourceChangeWorkUnits)
    .where(eq(resourceChangeWorkUnits.changeId, change.id))
  const resource = only(
    await transaction.select().from(projectResources).where(eq(projectResources.id, change.resourceId)),
    'the file is gone',
  )
  await transaction
    .update(resourceChanges)
    .set({ status: workUnitRows.some(({ failure }) => failure !== null) ? 'ERROR' : 'DONE', endedAt: new Date() })
    .where(eq(resourceChanges.id, change.id))
  await recordChange(transaction, authorOf({ ...change, accountId }), {
    event: 'PROJECT_RESOURCE_VERSION_TAKEN_OVER',
    entity: { type: 'PROJECT_FILE', id: resource.id, name: resource.name },
    projectId: change.projectId,
    before: { hash: change.previousHash },
    after: { hash: change.hash },
    detail: {
      change: change.id,
      locales: workUnitRows.map(changedIn),
    },
  })
}

/** The effect of a change in one target locale: numbers of segments, and whether a delivered step was reopened. */
export const changedIn = ({
  targetLocale,
  added,
  changed,
  markup,
  moved,
  removed,
  unchanged,
  reopened,
}: ChangeWorkUnitRow) => ({
  targetLocale,
  added,
  changed,
  markup,
  moved,
  removed,
  unchanged,
  reopened,
})

type ChangeWorkUnitRow = typeof resourceChangeWorkUnits.$inferSelect
