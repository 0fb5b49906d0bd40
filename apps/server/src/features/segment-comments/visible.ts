import { isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { tasks } from '../work/task-tables.ts'
import { projects } from '../work/tables.ts'
import { visibleProjects, visibleTasks } from '../work/visible.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { segmentComments } from './tables.ts'

export type CommentRow = typeof segmentComments.$inferSelect

/** Whether a person learns the names of linguists: clients don't. */
export const seesLinguists = (session: SignedIn): boolean => isManager(session) || !isClient(session)

/**
 * The comments that a person may see: managers those of the account, linguists those of their files and the source issues
 * of all languages of these, clients those in their projects that are addressed to them.
 */
export function visibleComments(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(segmentComments.accountId, session.account.id)
  const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  const inProjects = inArray(segmentComments.projectId, seen)
  if (isManager(session)) return session.orgUnitIds === null ? own : and(own, inProjects)
  const reasons: (SQL | undefined)[] = [sql`false`]
  if (isClient(session)) reasons.push(and(inProjects, eq(segmentComments.forClient, true)))
  if (isVendor(session)) {
    const units = db.select({ id: tasks.workUnitId }).from(tasks).where(visibleTasks(db, session))
    const files = db.select({ id: workUnits.resourceId }).from(workUnits).where(inArray(workUnits.id, units))
    const ofFile = and(eq(segmentComments.kind, 'SOURCE_ISSUE'), inArray(segmentComments.resourceId, files))
    reasons.push(inArray(segmentComments.workUnitId, units), ofFile)
  }
  return and(own, or(...reasons))
}

/** A comment that the caller may see; 404 for any other. `held`: locked until the transaction ends. */
export const findComment = (
  db: Database,
  session: SignedIn,
  id: string,
  { held = false }: { held?: boolean } = {},
): Promise<CommentRow> =>
  findVisible(db, segmentComments, { id, visible: visibleComments(db, session), what: 'comment', held })
