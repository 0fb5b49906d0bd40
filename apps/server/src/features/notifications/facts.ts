import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { spelledPairs } from '../../identity/language-pairs.ts'
import { orgUnitMembers, orgUnits, organizationMembers } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { taskWords } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workflows } from '../workflows/tables.ts'
import type { NoticeDetail } from './tables.ts'

/** A task as notifications tell of it. */
export interface TaskFacts {
  id: string
  projectId: string
  status: string
  step: number
  assigneeId: string | null
  assignedBy: string | null
  detail: NoticeDetail
}

export type ProjectFacts = Pick<
  typeof projects.$inferSelect,
  'id' | 'accountId' | 'orgUnitId' | 'name' | 'reference' | 'status' | 'creatorId' | 'contactId' | 'assigneeId'
> &
  Pick<typeof projects.$inferSelect, 'costsStatus' | 'autopilotEnabled'>

const taskColumns = {
  id: tasks.id,
  projectId: tasks.projectId,
  status: tasks.status,
  step: tasks.step,
  assigneeId: tasks.assigneeId,
  assignedBy: tasks.assignedBy,
  file: projectResources.name,
  sourceLocale: tasks.sourceLocale,
  targetLocale: tasks.targetLocale,
  workflow: workflows.title,
  words: taskWords,
  dueDate: tasks.dueDate,
}

/** Tasks of some ids, or others that `where` names. */
export async function loadTasks(db: Database, where: ReturnType<typeof and>): Promise<TaskFacts[]> {
  const rows = await db
    .select(taskColumns)
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(where)
    .orderBy(tasks.sequence)
  return rows.map(({ file, sourceLocale, targetLocale, workflow, words, dueDate, ...task }) => ({
    ...task,
    detail: {
      file,
      sourceLocale,
      targetLocale,
      workflow,
      ...(words !== null && { words }),
      ...(dueDate && { dueDate: dueDate.getTime() }),
    },
  }))
}

export async function loadProjects(db: Database, ids: Iterable<string>): Promise<ReadonlyMap<string, ProjectFacts>> {
  const rows = await db.select().from(projects).where(isOneOf(projects.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Everyone who belongs to an organizational unit, directly or through its organization. */
export async function membersOf(db: Database, orgUnitId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${orgUnitMembers.userId} as id from ${orgUnitMembers} where ${orgUnitMembers.orgUnitId} = ${orgUnitId}
    union select ${organizationMembers.userId} from ${organizationMembers} join ${orgUnits}
      on ${orgUnits.organizationId} = ${organizationMembers.organizationId} where ${orgUnits.id} = ${orgUnitId}`)
  return rows.map(({ id }) => id)
}

const other = alias(tasks, 'other')

/**
 * Finds the linguists who may claim some open tasks: those with the language pair, in the organizational unit, without
 * another step of the same file. The query says it once more than `availableTo`, for all linguists at once.
 */
export async function claimants(
  db: Database,
  orgUnitId: string,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const members = await membersOf(db, orgUnitId)
  const rows = await db
    .selectDistinct({ userId: users.id, taskId: tasks.id, sequence: tasks.sequence })
    .from(tasks)
    .innerJoin(
      sql`${spelledPairs((userId) => sql`${userId} = any(${sql.param(members)}::uuid[])`)} spoken`,
      sql`spoken.source = ${tasks.sourceLocale} and spoken.target = ${tasks.targetLocale}`,
    )
    .innerJoin(users, sql`${users.id} = spoken.user_id`)
    .where(
      and(
        isOneOf(tasks.id, taskIds),
        eq(tasks.status, 'PENDING'),
        isNull(tasks.assigneeId),
        sql`'VENDOR' = any(${users.roles})`,
        sql`not exists (${db
          .select({ one: sql`1` })
          .from(other)
          .where(
            and(
              eq(other.workUnitId, tasks.workUnitId),
              eq(other.assigneeId, users.id),
              sql`other.status <> 'CANCELLED'`,
            ),
          )})`,
      ),
    )
    .orderBy(tasks.sequence)
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byPerson].map(([userId, own]) => [userId, own.map(({ taskId }) => taskId)]))
}

/** The assignees of a project's tasks that aren't canceled, or were canceled with it. */
export async function assigneesOf(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: tasks.assigneeId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.status, ['PENDING', 'APPROVED', 'CANCELLED'])))
  return rows.flatMap(({ id }) => id ?? [])
}
