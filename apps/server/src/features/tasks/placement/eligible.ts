import { spellingsOf } from '@dragoman/sdk/languages'
import { and, asc, count, eq, exists, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { userLanguagePairs } from '../../../identity/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { orgUnitMembers, orgUnits, organizationMembers } from '../../../identity/tables.ts'
import { users } from '../../../kernel/tables.ts'
import { containing } from '../../../kernel/paging.ts'
import type { HeldTask } from '../../work/held-task.ts'

/** The facts that decide who is eligible: account, organizational unit and language pair. */
export interface TaskDemand {
  accountId: string
  orgUnitId: string
  sourceLocale: string
  targetLocale: string
}

/** The requirements of a task for its linguist. */
export const demandOf = ({ project, workUnit }: Pick<HeldTask, 'project' | 'workUnit'>): TaskDemand => ({
  accountId: project.accountId,
  orgUnitId: project.orgUnitId,
  sourceLocale: workUnit.sourceLocale,
  targetLocale: workUnit.targetLocale,
})

/** Why a person is not eligible for a task, as `users.listEligibleLinguists` names it. */
export type Obstacle = 'STATUS' | 'LANGUAGE_PAIR' | 'ORG_UNIT' | 'OTHER_STEP'

export interface Candidate {
  user: typeof users.$inferSelect
  /** Empty: eligible (wire 2.1: linked to the organizational unit or its organization, with the pair in any spelling). */
  obstacles: Obstacle[]
}

/** The candidates for a task: linguists of the account, or one person of it whatever their role. */
export async function findCandidates(
  db: Database,
  demand: TaskDemand,
  { userId, name }: { userId?: string; name?: string } = {},
): Promise<Candidate[]> {
  const hasPair = exists(
    db
      .select({ one: sql`1` })
      .from(userLanguagePairs)
      .where(
        and(
          eq(userLanguagePairs.userId, users.id),
          inArray(userLanguagePairs.source, spellingsOf(demand.sourceLocale)),
          inArray(userLanguagePairs.target, spellingsOf(demand.targetLocale)),
        ),
      ),
  )
  const rows = await db
    .select({ user: users, hasPair: sql<boolean>`${hasPair}`, linked: sql<boolean>`${linkedTo(db, demand.orgUnitId)}` })
    .from(users)
    .where(
      and(
        eq(users.accountId, demand.accountId),
        isNull(users.removedAt),
        userId ? eq(users.id, userId) : sql`'VENDOR' = any(${users.roles})`,
        name ? ilike(users.name, containing(name)) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
  return rows.map(({ user, ...facts }) => ({
    user,
    obstacles: [
      ...(user.status === 'ACTIVE' ? [] : (['STATUS'] as const)),
      ...(facts.hasPair ? [] : (['LANGUAGE_PAIR'] as const)),
      ...(facts.linked ? [] : (['ORG_UNIT'] as const)),
    ],
  }))
}

function linkedTo(db: Database, orgUnitId: string) {
  return or(
    exists(
      db
        .select({ one: sql`1` })
        .from(orgUnitMembers)
        .where(and(eq(orgUnitMembers.userId, users.id), eq(orgUnitMembers.orgUnitId, orgUnitId))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(organizationMembers)
        .innerJoin(orgUnits, eq(orgUnits.organizationId, organizationMembers.organizationId))
        .where(and(eq(organizationMembers.userId, users.id), eq(orgUnits.id, orgUnitId))),
    ),
  )
}

/** How many tasks each person has in hand: assigned and not delivered. */
export async function countOpenTasks(db: Database, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: tasks.assigneeId, open: count() })
    .from(tasks)
    .where(and(inArray(tasks.assigneeId, [...userIds]), inArray(tasks.status, ['DRAFT', 'PENDING', 'APPROVED'])))
    .groupBy(tasks.assigneeId)
  return new Map(rows.flatMap(({ userId, open }) => (userId ? [[userId, open]] : [])))
}

/** Explains obstacles in a sentence. */
export function obstacleSentence(name: string, obstacles: readonly Obstacle[], demand: TaskDemand): string {
  const reasons: Record<Obstacle, string> = {
    STATUS: "isn't active",
    LANGUAGE_PAIR: `doesn't translate from ${demand.sourceLocale} into ${demand.targetLocale}`,
    ORG_UNIT: "doesn't belong to the organizational unit or its organization",
    OTHER_STEP: 'has another step of the same file, and the organizational unit keeps steps apart',
  }
  return `${name} ${obstacles.map((obstacle) => reasons[obstacle]).join(' and ')}.`
}
