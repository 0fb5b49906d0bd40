import { isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, eq, exists, inArray, isNotNull, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { inReach } from '../../identity/unit-scope.ts'
import { translatesPair } from '../../identity/language-pairs.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from './tables.ts'
import { workUnits } from './work-unit-tables.ts'
import { taskOffers, tasks } from './task-tables.ts'

// The rows of an account that a caller sees. Isolation isn't a role check: rows outside answer 404 (domain: Isolation).
// Every query for these tables starts from one of these conditions.

/** A single condition stays by itself: PostgreSQL joins what stands in an `or` row by row. */
const anyOf = (conditions: SQL[]): SQL | undefined =>
  conditions.length > 1 ? or(...conditions) : (conditions[0] ?? sql`false`)

/** A client sees the projects of their units, a linguist those in which they have a task. */
export function visibleProjects(db: Database, session: SignedIn): SQL | undefined {
  const own = and(eq(projects.accountId, session.account.id), inReach(session, projects.orgUnitId))
  if (isManager(session)) return own
  const reasons: SQL[] = []
  if (isClient(session)) reasons.push(inArray(projects.orgUnitId, orgUnitsOfUser(db, session.user.id)))
  if (isVendor(session)) {
    const assigned = db.select({ id: tasks.projectId }).from(tasks).where(eq(tasks.assigneeId, session.user.id))
    reasons.push(inArray(projects.id, assigned))
  }
  return and(own, anyOf(reasons))
}

/** The tasks of the caller's account that their access key reaches. */
export const accountTasks = (session: SignedIn): SQL | undefined =>
  and(eq(tasks.accountId, session.account.id), inReach(session, tasks.orgUnitId))

/** A linguist sees their own tasks and those that they may claim; a client none. */
export function visibleTasks(db: Database, session: SignedIn): SQL | undefined {
  const own = accountTasks(session)
  if (isManager(session)) return own
  if (!isVendor(session)) return sql`false`
  return and(own, or(eq(tasks.assigneeId, session.user.id), availableTo(db, session.user.id)))
}

/** Tasks that a linguist may claim: open, unassigned, in a language pair and an organizational unit of theirs. */
export function availableTo(db: Database, userId: string): SQL | undefined {
  return and(
    eq(tasks.status, 'PENDING'),
    isNull(tasks.assigneeId),
    matchesLinguist(db, userId),
    isNotOwnWork(db, userId),
    isOfferedTo(db, userId),
  )
}

/** Tasks that are open to all, or were offered to a linguist. */
export function isOfferedTo(db: Database, userId: string): SQL | undefined {
  const ofTask = eq(taskOffers.taskId, tasks.id)
  const offers = db.select({ one: sql`1` }).from(taskOffers)
  const own = and(ofTask, eq(taskOffers.userId, userId), isNotNull(taskOffers.offeredAt))
  return or(
    notExists(offers.where(ofTask)),
    exists(
      db
        .select({ one: sql`1` })
        .from(taskOffers)
        .where(own),
    ),
  )
}

/** Tasks of whose segments a linguist has no other step, unless the unit lets one person have several. */
export function isNotOwnWork(db: Database, userId: string): SQL | undefined {
  const mine = alias(tasks, 'mine')
  const hasOwn = and(eq(mine.workUnitId, tasks.workUnitId), eq(mine.assigneeId, userId), ne(mine.status, 'CANCELLED'))
  const ownOfUnit = db
    .select({ untouched: sql`false` })
    .from(mine)
    .where(hasOwn)
    .limit(1)
  // A value for each task that is looked at: for a list of all of the person's work, PostgreSQL would read every task.
  const untouched = sql`coalesce(${ownOfUnit}, true)`
  const sharing = db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(sql`${orgUnits.placement} ->> 'sameLinguistAllowed' = 'true'`)
  const other = alias(tasks, 'other')
  const ownOfSegments = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.workUnitId, tasks.workUnitId),
        ne(other.step, tasks.step),
        eq(other.assigneeId, userId),
        ne(other.status, 'CANCELLED'),
        sql`coalesce(${other.endIndex} >= ${tasks.beginIndex}, true) and ${other.beginIndex} <= ${tasks.endIndex}`,
      ),
    )
  const otherSlice = and(isNotNull(tasks.endIndex), notExists(ownOfSegments))
  return or(untouched, otherSlice, inArray(tasks.orgUnitId, sharing))
}

/** Tasks in a language pair and an organizational unit of a linguist, assigned or not. */
export const matchesLinguist = (db: Database, userId: string): SQL | undefined =>
  and(
    inArray(tasks.orgUnitId, orgUnitsOfUser(db, userId)),
    translatesPair(userId, tasks.sourceLocale, tasks.targetLocale),
  )

/** People who see a project see its work units; a linguist sees those of their own and available tasks. */
export function visibleWorkUnits(db: Database, session: SignedIn): SQL | undefined {
  const reached = db.select({ id: projects.id }).from(projects).where(inReach(session, projects.orgUnitId))
  const own = and(
    eq(workUnits.accountId, session.account.id),
    session.orgUnitIds ? inArray(workUnits.projectId, reached) : undefined,
  )
  if (isManager(session)) return own
  const reasons: SQL[] = []
  if (isClient(session)) {
    const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
    reasons.push(inArray(workUnits.projectId, seen))
  }
  if (isVendor(session)) {
    // By work unit, not `in` a list of all: what is looked for is mostly a single one.
    const ofWorkUnit = and(eq(tasks.workUnitId, workUnits.id), visibleTasks(db, session))
    reasons.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(tasks)
          .where(ofWorkUnit),
      ),
    )
  }
  return and(own, anyOf(reasons))
}
