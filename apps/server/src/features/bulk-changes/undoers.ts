import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { BulkChangeRow, ChangedRow } from '../../kernel/bulk-changes.ts'
import { undoProjects } from '../projects/bulk/undo-projects.ts'
import { undoTasks } from '../tasks/bulk/undo-tasks.ts'
import { changedFields } from '../tasks/task-snapshots.ts'

/** Restores what has not moved on since a bulk change, in the transaction of the request; checks the permission itself. */
export type Undoer = (
  context: ChangeContext,
  bulk: BulkChangeRow,
  rows: readonly ChangedRow[],
) => Promise<{ restored: BulkItem[]; kept: BulkItem[] }>

/** The undo of each kind of bulk change; the others can't be undone. */
export const undoers: Readonly<Record<string, Undoer>> = {
  ...Object.fromEntries(Object.keys(changedFields).map((kind) => [kind, undoTasks])),
  PROJECT_STATUS: undoProjects,
  PROJECT_MANAGER: undoProjects,
  PROJECT_TAGS: undoProjects,
  PROJECT_ORG_UNIT: undoProjects,
  PROJECT_ARCHIVE: undoProjects,
  PROJECT_UNARCHIVE: undoProjects,
}
