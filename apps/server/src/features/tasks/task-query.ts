import { taskFields } from '@dragoman/sdk/list-fields'
import { and, eq, inArray, isNotNull, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { personIn } from '../../identity/person-condition.ts'
import { readingAt } from '../../identity/reading-at.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits, organizations } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import {
  codeIn,
  dateIn,
  numberIn,
  queryCondition,
  taggedIn,
  textIn,
  type FurtherFields,
  type QueryMeaning,
} from '../../kernel/query-condition.ts'
import { filesNamed, projectsCalled } from '../work/find-by-name.ts'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { openStates } from '../work/tasks-of-project.ts'
import { workflows } from '../workflows/tables.ts'
import { queriedSetFields } from './set-fields.ts'

const day = 86_400_000

/** A query line about tasks as a condition on tasks alone; 400 for one that cannot be read. */
export function taskQuery(
  db: Database,
  session: SignedIn,
  line: string | undefined,
  now: Date,
  custom?: FurtherFields,
): SQL | undefined {
  const accountId = session.account.id
  const unitsWhere = (condition: SQL) =>
    inArray(
      tasks.orgUnitId,
      db
        .select({ id: orgUnits.id })
        .from(orgUnits)
        .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
        .where(and(eq(orgUnits.accountId, accountId), condition)),
    )
  const projectsWhere = (condition: SQL) =>
    inArray(
      tasks.projectId,
      db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.accountId, accountId), condition)),
    )
  const workUnitsWhere = (condition: SQL) =>
    inArray(
      tasks.workUnitId,
      db
        .select({ id: workUnits.id })
        .from(workUnits)
        .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
        .where(and(eq(workUnits.accountId, accountId), condition)),
    )
  const stepsWhere = (condition: SQL) =>
    inArray(
      tasks.workflowId,
      db
        .select({ id: workflows.id })
        .from(workflows)
        .where(and(eq(workflows.accountId, accountId), condition)),
    )
  const meaning: QueryMeaning<typeof taskFields> = {
    word: (text) => inArray(tasks.workUnitId, workUnitsNamed(db, accountId, text)),
    fields: {
      file: (value) => workUnitsWhere(textIn(projectResources.name)(value)),
      project: (value) => projectsWhere(textIn(projects.reference, projects.name)(value)),
      client: (value) => unitsWhere(textIn(organizations.name)(value)),
      unit: (value) => unitsWhere(textIn(orgUnits.name)(value)),
      linguist: personIn(db, session, tasks.assigneeId),
      manager: (value) => projectsWhere(personIn(db, session, projects.assigneeId)(value)),
      status: codeIn(tasks.status),
      assignment: (value) => (value.kind === 'code' && assignmentCondition(value.code)) || sql`false`,
      step: (value) => stepsWhere(codeIn(workflows.code)(value)),
      is: (value) => (value.kind === 'code' ? stateOf(session, value.code, now) : sql`false`),
      tag: (value) =>
        or(
          taggedIn(tasks.categories)(value),
          and(isNull(tasks.categories), projectsWhere(taggedIn(projects.tags)(value))),
        )!,
      source: codeIn(tasks.sourceLocale),
      target: codeIn(tasks.targetLocale),
      ...queriedSetFields,
      due: dateIn(tasks.dueDate),
      created: dateIn(tasks.createdAt),
      delivered: dateIn(tasks.deliveredAt),
      words: (value) =>
        or(
          and(isNull(tasks.endIndex), workUnitsWhere(numberIn(workUnits.words)(value))),
          numberIn(tasks.sliceWords)(value),
        )!,
    },
  }
  return queryCondition(line, taskFields, readingAt(session, now), meaning, custom)
}

function stateOf(session: SignedIn, state: string, now: Date): SQL {
  const isOpen = inArray(tasks.status, openStates)
  switch (state) {
    case 'LATE':
      return and(lt(tasks.dueDate, now), isOpen)!
    case 'SOON':
      return and(
        sql`${tasks.dueDate} >= ${now.toISOString()}::timestamptz`,
        lt(tasks.dueDate, new Date(now.getTime() + day)),
        isOpen,
      )!
    case 'MINE':
      return or(
        eq(tasks.assigneeId, session.user.id),
        sql`${tasks.projectId} in (select ${projects.id} from ${projects} where ${projects.assigneeId} = ${session.user.id})`,
      )!
    case 'OPEN':
      return isOpen
    case 'WAITING':
      return and(isOpen, isAhead)!
    default:
      return sql`false`
  }
}

/** Whether the step before is not delivered yet. */
const isAhead = sql`${tasks.step} > (select ${workUnits.currentStep} from ${workUnits} where ${workUnits.id} = ${tasks.workUnitId})`

export function assignmentCondition(state: string): SQL | undefined {
  const skipped = isNotNull(tasks.skippedAt)
  const open = isNull(tasks.skippedAt)
  if (state === 'SKIPPED') return skipped
  const isDelivered = inArray(tasks.status, ['DELIVERED', 'INVOICED'])
  if (state === 'MACHINE') return and(open, isNull(tasks.assigneeId), isDelivered)
  if (state === 'UNASSIGNED') return and(open, isNull(tasks.assigneeId), not(isDelivered))
  return and(open, isNotNull(tasks.assigneeId), (state === 'ACCEPTED' ? isNotNull : isNull)(tasks.acceptedAt))
}

/** Work units whose file or project is called so, or has that in its name. */
export function workUnitsNamed(db: Database, accountId: string, text: string) {
  const own = eq(workUnits.accountId, accountId)
  const workUnitIds = () => db.select({ id: workUnits.id }).from(workUnits)
  return unionAll(
    workUnitIds().where(and(own, inArray(workUnits.resourceId, filesNamed(db, text, 'id')))),
    workUnitIds().where(and(own, inArray(workUnits.projectId, projectsCalled(db, accountId, text)))),
  )
}
