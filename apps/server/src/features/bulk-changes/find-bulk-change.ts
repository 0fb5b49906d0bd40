import type { BulkChange, BulkItem, BulkUndo } from '@dragoman/sdk/operations/bulkChanges'
import type { PlacedTask, UnplacedTask } from '@dragoman/sdk/operations/tasks'
import { hasPermission, isManager } from '@dragoman/sdk/permissions'
import { and, eq, inArray, like, not, sql } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { BulkChangeRow } from '../../kernel/bulk-changes.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { bulkChanges, jobs } from '../../kernel/tables.ts'
import { showUnplaced } from '../tasks/bulk/bulk-changes-of-tasks.ts'
import { undoers } from './undoers.ts'

/**
 * A bulk change of the caller's account, for people who make such changes; 404 for any other. An access key that is
 * limited to some organizational units reaches only what its own session has changed. `held`: locked until the
 * transaction ends.
 */
export const findBulkChange = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<BulkChangeRow> => {
  const codes = ['TASK_assign', 'TASK_update'] as const
  const ofProjects = like(bulkChanges.kind, 'PROJECT\\_%')
  const ofSession = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(sql`${jobs.params} ->> 'sessionUuid'`, session.uuid))
  const visible = and(
    eq(bulkChanges.accountId, session.account.id),
    hasPermission(session, 'PROJECT_update') ? undefined : not(ofProjects),
    codes.some((code) => hasPermission(session, code)) ? undefined : ofProjects,
    isManager(session) ? undefined : sql`false`,
    session.orgUnitIds ? inArray(bulkChanges.id, ofSession) : undefined,
  )
  return findVisible(db, bulkChanges, { id, visible, what: 'change', held })
}

/** A bulk change as the wire shows it: what its job reported, and whether it can be undone. */
export async function showBulkChange(db: Database, session: SignedIn, bulk: BulkChangeRow): Promise<BulkChange> {
  const job = only(await db.select().from(jobs).where(eq(jobs.id, bulk.id)))
  const people = await loadPeople(db, session, [job.createdBy, bulk.undoneBy])
  return {
    uuid: bulk.id,
    kind: bulk.kind,
    at: bulk.changedAt.getTime(),
    user: people(job.createdBy),
    ...itemsOf(job.report ?? {}),
    ...(bulk.kind in undoers && {
      undo: {
        until: bulk.undoableUntil.getTime(),
        ...(bulk.undoneAt && { undoneAt: bulk.undoneAt.getTime(), undoneBy: people(bulk.undoneBy) }),
        // Written by `bulkChanges.undo` alone.
        ...(bulk.undoReport as Pick<BulkUndo, 'restored' | 'kept'> | null),
      },
    }),
  }
}

/** The items of a job's report. An auto-assignment names them in its own way (contract: AutoAssignResult). */
function itemsOf(report: Record<string, unknown>): Pick<BulkChange, 'changed' | 'skipped'> {
  const list = <Item>(name: string) => (report[name] ?? []) as Item[]
  const placed = ({ taskUuid, name, userName }: PlacedTask): BulkItem => ({ uuid: taskUuid, name, assignee: userName })
  return {
    changed: [...list<BulkItem>('changed'), ...list<PlacedTask>('assigned').map(placed)],
    skipped: [...list<BulkItem>('skipped'), ...list<UnplacedTask>('notAssigned').map(showUnplaced)],
  }
}
