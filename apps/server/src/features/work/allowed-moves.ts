import { findMove, projectActors, projectLifecycle } from '@dragoman/sdk/lifecycles'
import type { Actor, ProjectCondition, ProjectState } from '@dragoman/sdk/lifecycles'
import type { ProjectMove } from '@dragoman/sdk/operations/projects'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from './work-unit-tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { costsRun } from './find-project.ts'
import type { ProjectRow } from './find-project.ts'
import { deliveredProjects } from './tasks-of-project.ts'

/** The caller's roles in a project, and the conditions that its moves depend on. */
export interface MoveContext {
  actors: Actor[]
  facts: Record<ProjectCondition, boolean>
}

/** The caller's roles in a project and the conditions of its moves. */
export const moveContextOf = async (db: Database, session: SignedIn, project: ProjectRow): Promise<MoveContext> =>
  (await moveContextsOf(db, session, [project]))(project)

/** The same for many projects, read at once. */
export async function moveContextsOf(
  db: Database,
  session: SignedIn,
  all: readonly ProjectRow[],
): Promise<(project: ProjectRow) => MoveContext> {
  const factsOf = await projectFacts(db, all)
  const own = new Set((await orgUnitsOfUser(db, session.user.id)).map(({ id }) => id))
  return (project) => ({
    actors: projectActors(session, {
      isCreator: project.creatorId === session.user.id,
      isInUnit: own.has(project.orgUnitId),
    }),
    facts: factsOf(project),
  })
}

/** The conditions that the moves of projects depend on, for every person. */
export async function projectFacts(
  db: Database,
  all: readonly ProjectRow[],
): Promise<(project: ProjectRow) => MoveContext['facts']> {
  const ids = all.map(({ id }) => id)
  const withWorkUnits = await db
    .selectDistinct({ id: workUnits.projectId })
    .from(workUnits)
    .where(isOneOf(workUnits.projectId, ids))
  const hasWorkUnits = new Set(withWorkUnits.map(({ id }) => id))
  const delivered = await deliveredProjects(db, ids)
  return (project) => ({
    hasWorkUnits: hasWorkUnits.has(project.id),
    costsIdle: !costsRun(project),
    costsReady: ['NOT_CALCULATED', 'COMPLETED', 'COMPLETED_WARN'].includes(project.costsStatus),
    allDelivered: delivered.has(project.id),
    notInvoiced: project.status !== 'INVOICED',
  })
}

/** Every state that the table names from here, none from an archived project; `refused` is the key of what keeps the caller back. */
export function movesFrom(project: ProjectRow, { actors, facts }: MoveContext): ProjectMove[] {
  if (project.archivedAt !== null) return []
  const state = project.status as ProjectState
  return projectLifecycle.transitions
    .filter(({ from }) => from.includes(state))
    .map(({ move, to, reason }) => {
      const { refusal } = findMove(projectLifecycle, state, { move }, { actors, facts, reason: 'given' })
      const refused = refusal?.kind === 'condition' ? refusal.unmet[0] : refusal?.kind
      return { to, ...(refused && { refused }), ...(reason && { needsReason: true }) }
    })
}
