import {
  findMove,
  projectLifecycle,
  type MoveRefusal,
  type ProjectCondition,
  type ProjectState,
} from '@dragoman/sdk/lifecycles'
import type { BulkItem } from '@dragoman/sdk/operations/bulkChanges'
import type { ProjectBulkChange } from '@dragoman/sdk/operations/projects'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { requireReason } from '../../cancellations/options.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { users } from '../../../kernel/tables.ts'
import { moveContextsOf } from '../../work/allowed-moves.ts'
import { archivable } from '../archive-project.ts'
import { requirePerson } from '../create-project.ts'
import { findOwnOrgUnit, requireActive } from '../../work/own-org-unit.ts'
import { costsRun, type ProjectRow } from '../../work/find-project.ts'

/** A project that a bulk change changes, and how it is shown. */
export interface PlannedProject {
  project: ProjectRow
  item: BulkItem
}

export interface ProjectPlan {
  changing: PlannedProject[]
  skipped: BulkItem[]
}

/** The effect of a change on a project: the reason why there is none, or the fields to show. */
type Outcome = { skip: string } | { show: Partial<BulkItem> }
type Decide = (project: ProjectRow) => Outcome

/**
 * Requires the parameters of a change besides the projects: 400 if one is missing or unknown, 404 if one is out of
 * sight.
 */
export async function requireComplete(db: Database, session: SignedIn, change: ProjectBulkChange): Promise<void> {
  const { kind, newStatus, userUuid, orgUnitUuid } = change
  if (kind === 'STATUS' && !newStatus) throw invalid('body.newStatus', 'Set body.newStatus.')
  if (change.optionUuid !== undefined && newStatus !== 'CANCELLED')
    throw invalid('body.optionUuid', 'A cancellation option goes with CANCELLED only.')
  if (kind === 'STATUS' && needsReason(newStatus) && !change.reason?.trim() && !change.optionUuid)
    throw invalid('body.reason', 'Enter a reason.')
  if (kind === 'STATUS' && newStatus === 'CANCELLED') await requireReason(db, session.account.id, 'PROJECT', change)
  if (kind === 'MANAGER') {
    if (!userUuid) throw invalid('body.userUuid', 'Name the new project manager in body.userUuid.')
    await requirePerson(db, session, userUuid, 'body.userUuid')
  }
  if (kind === 'TAGS' && tagsOf(change.addTags).length + tagsOf(change.removeTags).length === 0)
    throw invalid('body.addTags', 'Set body.addTags or body.removeTags.')
  if (kind === 'ORG_UNIT') {
    if (!orgUnitUuid) throw invalid('body.orgUnitUuid', 'Set body.orgUnitUuid.')
    requireActive(await findOwnOrgUnit(db, session, orgUnitUuid))
  }
}

const needsReason = (status: ProjectBulkChange['newStatus']) =>
  projectLifecycle.transitions.every(({ to, reason }) => to !== status || reason)

const tagsOf = (tags: readonly string[] = []) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]

/** The tags of a project after a change. */
export function changedTags({ tags }: ProjectRow, { addTags, removeTags }: ProjectBulkChange): string[] {
  const gone = new Set(tagsOf(removeTags))
  return [...new Set([...tags.filter((tag) => !gone.has(tag)), ...tagsOf(addTags)])]
}

/** Decides what a change does to each of the projects, as they are now. */
export async function planProjects(
  db: Database,
  session: SignedIn,
  change: ProjectBulkChange,
  projects: readonly ProjectRow[],
): Promise<ProjectPlan> {
  const decide = await deciding(db, session, change, projects)
  const plan: ProjectPlan = { changing: [], skipped: [] }
  for (const project of projects) {
    const item = { uuid: project.id, name: itemName(project) }
    const outcome = keptBack(change, project) ?? decide(project)
    if ('skip' in outcome) plan.skipped.push({ ...item, reason: outcome.skip })
    else plan.changing.push({ project, item: { ...item, ...outcome.show } })
  }
  return plan
}

/** How a bulk change names a project. */
export const itemName = ({ reference, name }: Pick<ProjectRow, 'reference' | 'name'>): string =>
  reference === name ? name : `${reference} (${name})`

/** The reason why a project can't take part in any change. */
function keptBack({ kind }: ProjectBulkChange, project: ProjectRow): Outcome | undefined {
  if (kind !== 'UNARCHIVE' && kind !== 'ARCHIVE' && project.archivedAt !== null) return { skip: 'ARCHIVED' }
  return costsRun(project) ? { skip: 'LOCKED' } : undefined
}

async function deciding(
  db: Database,
  session: SignedIn,
  change: ProjectBulkChange,
  projects: readonly ProjectRow[],
): Promise<Decide> {
  const skip = (reason: string): Outcome => ({ skip: reason })
  const changes: Outcome = { show: {} }
  const isClosed = ({ status }: ProjectRow) => status === 'INVOICED' || status === 'CANCELLED'
  switch (change.kind) {
    case 'STATUS':
      return moving(db, session, change, projects)
    case 'MANAGER':
      return managing(db, change, projects)
    case 'TAGS':
      return (project) =>
        isClosed(project)
          ? skip('CLOSED')
          : changedTags(project, change).join('\n') === project.tags.join('\n')
            ? skip('ALREADY')
            : changes
    case 'ORG_UNIT':
      return (project) =>
        project.orgUnitId === change.orgUnitUuid
          ? skip('ALREADY')
          : project.status === 'DRAFT'
            ? changes
            : skip('NOT_DRAFT')
    case 'ARCHIVE':
      return (project) =>
        project.archivedAt !== null
          ? skip('ALREADY')
          : archivable.includes(project.status)
            ? changes
            : skip('IN_PROGRESS')
    case 'UNARCHIVE':
      return (project) => (project.archivedAt === null ? skip('ALREADY') : changes)
    case 'RECALCULATE': {
      const contextOf = await moveContextsOf(db, session, projects)
      return (project) =>
        !['DRAFT', 'PENDING', 'APPROVED'].includes(project.status)
          ? skip('CLOSED')
          : contextOf(project).facts.hasWorkUnits
            ? changes
            : skip('NO_WORK_UNITS')
    }
  }
}

async function moving(
  db: Database,
  session: SignedIn,
  { newStatus, reason, optionUuid }: ProjectBulkChange,
  projects: readonly ProjectRow[],
): Promise<Decide> {
  const contextOf = await moveContextsOf(db, session, projects)
  return (project) => {
    if (project.status === newStatus) return { skip: 'ALREADY' }
    const { actors, facts } = contextOf(project)
    const { refusal } = findMove(
      projectLifecycle,
      project.status as ProjectState,
      { to: newStatus! },
      { actors, facts, reason: reason || optionUuid },
    )
    return refusal ? { skip: reasonOf(refusal) } : { show: {} }
  }
}

function reasonOf(refusal: MoveRefusal<ProjectCondition>): string {
  if (refusal.kind === 'state') return 'NO_SUCH_MOVE'
  if (refusal.kind === 'reason') return 'NO_REASON'
  return refusal.kind === 'condition' ? unmet[refusal.unmet[0]!] : 'NOT_ALLOWED'
}

const unmet: Readonly<Record<ProjectCondition, string>> = {
  hasWorkUnits: 'NO_WORK_UNITS',
  costsIdle: 'LOCKED',
  costsReady: 'COSTS_NOT_READY',
  allDelivered: 'NOT_DELIVERED',
  notInvoiced: 'CLOSED',
}

async function managing(
  db: Database,
  { userUuid }: ProjectBulkChange,
  projects: readonly ProjectRow[],
): Promise<Decide> {
  const ids = [userUuid!, ...projects.flatMap(({ assigneeId }) => assigneeId ?? [])]
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(isOneOf(users.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ({ status, assigneeId }) => {
    if (status === 'INVOICED' || status === 'CANCELLED') return { skip: 'CLOSED' }
    if (assigneeId === userUuid) return { skip: 'ALREADY' }
    const previousAssignee = names.get(assigneeId ?? '')
    return { show: { assignee: names.get(userUuid!), ...(previousAssignee && { previousAssignee }) } }
  }
}
