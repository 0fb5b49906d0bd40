import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { ProjectBulkChange } from '@dragoman/sdk/operations/projects'
import type { ProjectState } from '@dragoman/sdk/lifecycles'
import { and, eq, isNotNull, notInArray, or } from 'drizzle-orm'
import type { ChangeContext } from '../../../identity/change-context.ts'
import type { BulkChangeRow, ChangedRow } from '../../../kernel/bulk-changes.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { named, type NewEntry } from '../../../kernel/journal.ts'
import { moveContextsOf, type MoveContext } from '../../work/allowed-moves.ts'
import { setStatus } from '../change-status.ts'
import { projectCanceled, projectUnapproved, projectUncanceled } from '../../work/events.ts'
import { costsRun, projectEntity, type ProjectRow } from '../../work/find-project.ts'
import { projects } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { findProjects, requireKind } from './bulk-changes-of-projects.ts'
import { snapshotOf } from './bulk-job.ts'

type Kind = ProjectBulkChange['kind']

/** The facts that decide whether a change of a project can be undone. */
interface Facts extends MoveContext {
  /** A task of it is assigned, or further than its approval has brought it. */
  isTaken: boolean
}

/** Makes projects what they were before a bulk change, where nothing has happened to them since. */
export async function undoProjects(
  context: ChangeContext,
  bulk: BulkChangeRow,
  rows: readonly ChangedRow[],
): Promise<{ restored: BulkItem[]; kept: BulkItem[] }> {
  const { db, session } = context
  const kind = bulk.kind.slice('PROJECT_'.length) as Kind
  requireKind(session, kind)
  const ids = rows.map(({ entityId }) => entityId)
  const held = await findProjects(db, session, ids, { held: true })
  const factsOf = await readFacts(context, held)
  const byId = new Map(held.map((project) => [project.id, project]))
  const restored: BulkItem[] = []
  const kept: BulkItem[] = []
  for (const row of rows) {
    const item = { uuid: row.entityId, name: row.name }
    const project = byId.get(row.entityId)
    const reason = project ? keptBack(kind, project, row, factsOf(project)) : 'DELETED'
    if (!project || reason) kept.push({ ...item, reason })
    else {
      await restore(noting(context, bulk), kind, project, row)
      restored.push(item)
    }
  }
  return { restored, kept }
}

/** An undo is noted under the change, so that the activity shows them together. */
const noting = (context: ChangeContext, { id }: BulkChangeRow): ChangeContext => ({
  ...context,
  journal: (entry, ...more) => {
    const marked = (each: NewEntry) => named({ ...each, event: undefined }, 'PROJECT_CHANGE_UNDONE', { job: id })
    return context.journal(marked(entry), ...more.map(marked))
  },
})

async function readFacts(
  { db, session }: ChangeContext,
  held: readonly ProjectRow[],
): Promise<(project: ProjectRow) => Facts> {
  const contextOf = await moveContextsOf(db, session, held)
  const moved = await db
    .selectDistinct({ id: tasks.projectId })
    .from(tasks)
    .where(
      and(
        isOneOf(
          tasks.projectId,
          held.map(({ id }) => id),
        ),
        or(isNotNull(tasks.assigneeId), notInArray(tasks.status, ['DRAFT', 'PENDING', 'CANCELLED'])),
      ),
    )
  const taken = new Set(moved.map(({ id }) => id))
  return (project) => ({ ...contextOf(project), isTaken: taken.has(project.id) })
}

/** Why a project stays as it is; nothing where it can be restored. */
function keptBack(kind: Kind, project: ProjectRow, { before, after }: ChangedRow, facts: Facts): string | undefined {
  if (costsRun(project)) return 'LOCKED'
  const present = snapshotOf(project, kind)
  const differs = Object.keys(present).some((field) => JSON.stringify(present[field]) !== JSON.stringify(after[field]))
  if (differs) return kind === 'STATUS' ? 'STATUS_CHANGED' : kind === 'MANAGER' ? 'REASSIGNED' : 'CHANGED'
  if (kind !== 'ARCHIVE' && kind !== 'UNARCHIVE' && project.archivedAt !== null) return 'ARCHIVED'
  if (kind === 'ORG_UNIT' && project.status !== 'DRAFT') return 'NOT_DRAFT'
  if (kind !== 'STATUS') return undefined
  if (before['status'] === 'PENDING' && after['status'] === 'APPROVED' && facts.isTaken) return 'ASSIGNED'
  if (before['status'] === 'PENDING' && !facts.facts.hasWorkUnits) return 'NO_WORK_UNITS'
  return before['status'] === 'DELIVERED' && !facts.facts.allDelivered ? 'NOT_DELIVERED' : undefined
}

async function restore(
  context: ChangeContext,
  kind: Kind,
  project: ProjectRow,
  { before, after }: ChangedRow,
): Promise<void> {
  const { db, now } = context
  if (kind === 'STATUS') return restoreStatus(context, project, before)
  const given = Object.fromEntries(
    Object.entries(before).map(([field, value]) => [
      field,
      field === 'archivedAt' && value ? new Date(String(value)) : value,
    ]),
  ) as Partial<ProjectRow>
  await db
    .update(projects)
    .set({ ...given, updatedAt: now })
    .where(eq(projects.id, project.id))
  if (given.orgUnitId) {
    await db.update(tasks).set({ orgUnitId: given.orgUnitId }).where(eq(tasks.projectId, project.id))
  }
  await context.journal({ entity: projectEntity(project), projectId: project.id, before: after, after: before })
}

async function restoreStatus(
  context: ChangeContext,
  project: ProjectRow,
  before: Record<string, unknown>,
): Promise<void> {
  const status = before['status'] as ProjectState
  await setStatus(context, project, status, {})
  if (status === 'DELIVERED' && before['deliveredAt']) {
    const deliveredAt = new Date(String(before['deliveredAt']))
    await context.db.update(projects).set({ deliveredAt }).where(eq(projects.id, project.id))
  }
  if (project.status === 'APPROVED' && status === 'PENDING') await context.happened(projectUnapproved, { project })
  if (project.status === 'CANCELLED') {
    await context.happened(projectUncanceled, { project, tasks: (before['tasks'] ?? {}) as Record<string, string> })
  }
  if (status === 'CANCELLED') await context.happened(projectCanceled, { project, reason: undefined })
}
