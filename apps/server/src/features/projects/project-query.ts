import { projectFields } from '@dragoman/sdk/list-fields'
import { isManager } from '@dragoman/sdk/permissions'
import { readQuery, type QueryNode } from '@dragoman/sdk/query-line'
import { and, eq, exists, inArray, isNull, lt, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { personIn } from '../../identity/person-condition.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
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
import { projectsWithSource } from '../intake/reading/search-source.ts'
import { projectsNamed } from '../work/find-by-name.ts'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

/** States in which a due date no longer presses. */
const settled = ['DELIVERED', 'INVOICED', 'CANCELLED']
const day = 86_400_000

/** A query line about projects as a condition; 400 for one that cannot be read. */
export function projectQuery(
  db: Database,
  session: SignedIn,
  line: string | undefined,
  now: Date,
  custom?: FurtherFields,
): SQL | undefined {
  const accountId = session.account.id
  const ofProject = (table: { projectId: SQLWrapper }) => sql`${table.projectId} = ${projects.id}`
  const unitsWhere = (condition: SQL | undefined) =>
    inArray(
      projects.orgUnitId,
      db
        .select({ id: orgUnits.id })
        .from(orgUnits)
        .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
        .where(and(eq(orgUnits.accountId, accountId), condition)),
    )
  const one = { one: sql`1` }
  const hasWorkUnit = (condition: SQL | undefined) =>
    exists(
      db
        .select(one)
        .from(workUnits)
        .where(and(ofProject(workUnits), condition)),
    )
  const prices = seesPrices(session)
  const meaning: QueryMeaning<typeof projectFields> = {
    word: (text) => inArray(projects.id, projectsNamed(db, accountId, text)),
    fields: {
      name: textIn(projects.reference),
      number: textIn(projects.name),
      client: (value) => unitsWhere(textIn(organizations.name)(value)),
      unit: (value) => unitsWhere(textIn(orgUnits.name)(value)),
      manager: personIn(db, session, projects.assigneeId),
      contact: personIn(db, session, projects.contactId),
      status: codeIn(projects.status),
      costs: codeIn(projects.costsStatus),
      is: (value) => (value.kind === 'code' ? stateOf(db, session, value.code, now) : sql`false`),
      source: codeIn(projects.sourceLocale),
      target: (value) => hasWorkUnit(codeIn(workUnits.targetLocale)(value)),
      tag: taggedIn(projects.tags),
      file: (value) =>
        exists(
          db
            .select(one)
            .from(projectResources)
            .where(and(ofProject(projectResources), textIn(projectResources.name)(value))),
        ),
      text: (value) => (value.kind === 'text' ? projectsWithSource(db, value.text) : sql`false`),
      due: dateIn(projects.dueDate),
      created: dateIn(projects.createdAt),
      delivered: dateIn(projects.deliveredAt),
      // People who can't see prices can't find them out by filtering, either.
      cost: (value) => (prices ? numberIn(projects.totalCost)(value) : sql`false`),
    },
  }
  return queryCondition(line, projectFields, readingAt(session, now), meaning, custom)
}

/** Whether a query line says anything about archived projects; lists leave them out otherwise. */
export function asksForArchived(line: string | undefined, now: Date, custom?: FurtherFields): boolean {
  const { node } = readQuery(line ?? '', { ...projectFields, ...custom?.fields }, now.getTime())
  const asks = (part: QueryNode): boolean => {
    if (part.kind === 'and' || part.kind === 'or') return part.parts.some(asks)
    if (part.kind === 'not') return asks(part.part)
    return (
      part.kind === 'field' &&
      part.field === 'is' &&
      part.values.some((value) => value.kind === 'code' && value.code === 'ARCHIVED')
    )
  }
  return node ? asks(node) : false
}

function stateOf(db: Database, session: SignedIn, state: string, now: Date): SQL {
  switch (state) {
    case 'LATE':
      return and(lt(projects.dueDate, now), notInArray(projects.status, settled))!
    case 'SOON':
      return and(
        sql`${projects.dueDate} >= ${now.toISOString()}::timestamptz`,
        lt(projects.dueDate, new Date(now.getTime() + day)),
        notInArray(projects.status, settled),
      )!
    case 'MINE':
      return eq(isManager(session) ? projects.assigneeId : projects.contactId, session.user.id)
    case 'UNASSIGNED':
      return inArray(projects.id, projectsWithOpenTasks(db, session))
    case 'CONTINUOUS':
      return sql`${projects.ciTag} is not null`
    case 'AUTOPILOT':
      return eq(projects.autopilotEnabled, true)
    case 'ARCHIVED':
      return sql`${projects.archivedAt} is not null`
    default:
      return sql`false`
  }
}

const projectsWithOpenTasks = (db: Database, session: SignedIn) =>
  db
    .select({ id: tasks.projectId })
    .from(tasks)
    .where(and(eq(tasks.accountId, session.account.id), eq(tasks.status, 'PENDING'), isNull(tasks.assigneeId)))
