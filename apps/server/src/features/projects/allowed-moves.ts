import { findMove, projectActors, projectLifecycle } from '@dragoman/sdk/lifecycles'
import type { Actor, ProjectCondition, ProjectState } from '@dragoman/sdk/lifecycles'
import type { ProjectMove } from '@dragoman/sdk/operations/projects'
import { count, eq } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { workUnits } from './work-units/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { costsRun } from './find-project.ts'
import type { ProjectRow } from './find-project.ts'
import { allDelivered } from './tasks-of-project.ts'

/** The caller's roles in a project, and the conditions that its moves depend on. */
export interface MoveContext {
  actors: Actor[]
  facts: Record<ProjectCondition, boolean>
}

/** The caller's roles in a project and the conditions of its moves. */
export async function moveContextOf(db: Database, session: SignedIn, project: ProjectRow): Promise<MoveContext> {
  const [counted] = await db.select({ workUnits: count() }).from(workUnits).where(eq(workUnits.projectId, project.id))
  return {
    actors: projectActors(session, {
      isCreator: project.creatorId === session.user.id,
      isInUnit: await isInOrgUnit(db, session, project),
    }),
    facts: {
      hasWorkUnits: (counted?.workUnits ?? 0) > 0,
      costsIdle: !costsRun(project),
      costsReady: ['NOT_CALCULATED', 'COMPLETED', 'COMPLETED_WARN'].includes(project.costsStatus),
      allDelivered: await allDelivered(db, project),
      notInvoiced: project.status !== 'INVOICED',
    },
  }
}

async function isInOrgUnit(db: Database, session: SignedIn, project: ProjectRow): Promise<boolean> {
  const own = await orgUnitsOfUser(db, session.user.id)
  return own.some(({ id }) => id === project.orgUnitId)
}

/** Every state that the table names from here; `refused` is the key of what keeps the caller back. */
export function movesFrom(project: ProjectRow, { actors, facts }: MoveContext): ProjectMove[] {
  const state = project.status as ProjectState
  return projectLifecycle.transitions
    .filter(({ from }) => from.includes(state))
    .map(({ move, to, reason }) => {
      const { refusal } = findMove(projectLifecycle, state, { move }, { actors, facts, reason: 'given' })
      const refused = refusal?.kind === 'condition' ? refusal.unmet[0] : refusal?.kind
      return { to, ...(refused && { refused }), ...(reason && { needsReason: true }) }
    })
}
