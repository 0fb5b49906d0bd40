import type { AvailableExplanation } from '@dragoman/sdk/operations/tasks'
import { isVendor } from '@dragoman/sdk/permissions'
import { and, asc, count, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { accountTasks, availableTo, isNotOwnWork, matchesLinguist } from '../work/visible.ts'
import { taskOffers, tasks } from '../work/task-tables.ts'

/** Language pairs that are named at most. */
const pairsAtMost = 20

/**
 * Why a linguist is or is not offered the open, unassigned tasks of their organizational units. Tasks of other units are
 * out of their sight, and not counted.
 */
export async function explainAvailable(db: Database, session: SignedIn): Promise<AvailableExplanation> {
  const userId = session.user.id
  if (!isVendor(session)) return { offered: 0, hidden: [] }
  const offered = await db.$count(tasks, and(accountTasks(session), availableTo(db, userId)))
  const open = and(
    accountTasks(session),
    eq(tasks.status, 'PENDING'),
    isNull(tasks.assigneeId),
    inArray(tasks.orgUnitId, orgUnitsOfUser(db, userId)),
  )
  const matching = matchesLinguist(db, userId) ?? sql`true`
  const notOwn = isNotOwnWork(db, userId) ?? sql`true`
  const otherStep = await db.$count(tasks, and(open, matching, not(notOwn)))
  const held = await db
    .select({ reason: sql<string>`coalesce(${taskOffers.blockedBy}[1], 'OFFERED_LATER')`, count: count() })
    .from(tasks)
    .innerJoin(taskOffers, and(eq(taskOffers.taskId, tasks.id), eq(taskOffers.userId, userId)))
    .where(and(open, matching, notOwn, isNull(taskOffers.offeredAt)))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
  const pairs = await db
    .select({ sourceLanguage: tasks.sourceLocale, targetLanguage: tasks.targetLocale, count: count() })
    .from(tasks)
    .where(and(open, not(matching)))
    .groupBy(tasks.sourceLocale, tasks.targetLocale)
    .orderBy(desc(count()), asc(tasks.targetLocale), asc(tasks.sourceLocale))
    .limit(pairsAtMost)
  return {
    offered,
    hidden: [
      ...(otherStep > 0 ? [{ reason: 'OTHER_STEP', count: otherStep }] : []),
      ...held,
      ...pairs.map((pair) => ({ reason: 'LANGUAGE_PAIR', ...pair })),
    ],
  }
}
