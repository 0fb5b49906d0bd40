import type { AssignmentState, TaskStatus } from '@dragoman/sdk/operations/shared'
import { and, asc, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { isManager, isVendor } from '@dragoman/sdk/permissions'
import type { Database } from '../../kernel/database/connect.ts'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { taskWords } from '../work/slices.ts'
import { attentionRank, taskCustomValues, tasks } from '../work/task-tables.ts'
import { customOrder, wholeOrder } from '../custom-fields/custom-order.ts'
import { customQuery } from '../custom-fields/custom-query.ts'
import { workflows } from '../workflows/tables.ts'
import { users } from '../../kernel/tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { accountTasks, availableTo } from '../work/visible.ts'
import { assignmentCondition, taskQuery, workUnitsNamed } from './task-query.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'
import type { Page, PageQuery } from '../../kernel/list-page.ts'

/** The filters of a list of tasks (contract: tasks.list). */
export interface TaskFilter {
  projectUuid?: string
  statuses?: readonly TaskStatus[]
  assignments?: readonly AssignmentState[]
  assigneeUuid?: string
  mine?: boolean
  workflows?: readonly string[]
  sourceLanguages?: readonly string[]
  targetLanguages?: readonly string[]
  q?: string
  late?: boolean
  filter?: string
}

/** A linguist's list holds the tasks assigned to them; a manager's all of the account. */
export async function listedTasks(
  db: Database,
  session: SignedIn,
  filter: TaskFilter,
  now: Date,
): Promise<SQL | undefined> {
  const own = isManager(session) ? undefined : eq(tasks.assigneeId, session.user.id)
  return and(accountTasks(session), own, await taskCondition(db, filter, session, now))
}

/** The tasks that a linguist may claim; none for anyone else. */
export async function claimableTasks(
  db: Database,
  session: SignedIn,
  filter: TaskFilter,
  now: Date,
): Promise<SQL | undefined> {
  const claimable = isVendor(session) ? availableTo(db, session.user.id) : sql`false`
  return and(accountTasks(session), claimable, await taskCondition(db, filter, session, now))
}

const customValues = { entity: 'TASK', values: taskCustomValues, id: tasks.id } as const

/** A filter as a condition on tasks alone, so that a query need join no more than what it shows or sorts by. */
async function taskCondition(db: Database, filter: TaskFilter, session: SignedIn, now: Date): Promise<SQL | undefined> {
  const custom = await customQuery(db, session, filter.filter, customValues)
  const among = (column: AnyColumn, values: readonly string[] | undefined) =>
    values && values.length > 0 ? inArray(column, [...values]) : undefined
  const accountId = session.account.id
  const codes = among(workflows.code, filter.workflows)
  const ofWorkflows = () =>
    db
      .select({ id: workflows.id })
      .from(workflows)
      .where(and(eq(workflows.accountId, accountId), codes))
  return and(
    filter.projectUuid ? eq(tasks.projectId, filter.projectUuid) : undefined,
    among(tasks.status, filter.statuses),
    filter.assignments?.length ? or(...filter.assignments.map(assignmentCondition)) : undefined,
    filter.assigneeUuid ? eq(tasks.assigneeId, filter.assigneeUuid) : undefined,
    filter.mine ? eq(tasks.assigneeId, session.user.id) : undefined,
    codes && inArray(tasks.workflowId, ofWorkflows()),
    among(tasks.sourceLocale, filter.sourceLanguages),
    among(tasks.targetLocale, filter.targetLanguages),
    filter.q ? inArray(tasks.workUnitId, workUnitsNamed(db, accountId, filter.q)) : undefined,
    filter.late === undefined ? undefined : lateCondition(filter.late, now),
    taskQuery(db, session, filter.filter, now, custom),
  )
}

function lateCondition(late: boolean, now: Date): SQL | undefined {
  const isLate = and(lt(tasks.dueDate, now), inArray(tasks.status, ['DRAFT', 'PENDING', 'APPROVED']))
  return late ? isLate : sql`(${isLate}) is not true`
}

const sortColumns: Readonly<Record<string, AnyColumn>> = {
  creationDate: tasks.createdAt,
  dueDate: tasks.dueDate,
  project: projects.reference,
  file: projectResources.name,
  workflow: workflows.title,
  targetLanguage: tasks.targetLocale,
  words: workUnits.words,
  assignee: users.name,
  status: tasks.status,
}

/** Newest first, unless one of the known sorts or what needs attention is asked for; ties always in the same order. */
function taskOrder(sort: string | undefined): SQL[] {
  if (sort === 'attention,asc') {
    const first = [asc(attentionRank(tasks.status)), asc(tasks.dueDate), asc(tasks.createdAt)]
    return [...first, asc(tasks.sequence), asc(tasks.beginIndex), asc(tasks.id)]
  }
  const sorted = readSort(sort, sortColumns, { named: ['sortingByCreateDate', 'attention,asc'], custom: true })
  if (!sorted)
    return [desc(tasks.createdAt), asc(tasks.projectId), asc(tasks.sequence), asc(tasks.beginIndex), asc(tasks.id)]
  const { by: column, descending } = sorted
  const order = descending ? desc(column) : asc(column)
  // Without nulls, the order is the one that an index has when it is read from its end.
  return [
    column.notNull ? order : sql`${order} nulls last`,
    asc(tasks.createdAt),
    asc(tasks.sequence),
    asc(tasks.beginIndex),
    asc(tasks.id),
  ]
}

/** One page of tasks in their order, as `show` makes it of their ids. */
export async function findTasks<Shown>(
  db: Database,
  session: SignedIn,
  where: SQL | undefined,
  { sort, page, size, isWhole = false }: PageQuery & { sort?: string; isWhole?: boolean },
  show: (ids: string[]) => Promise<Shown[]>,
): Promise<Page<Shown>> {
  return listPage(
    db,
    { page, size },
    {
      from: tasks,
      where,
      orderBy: taskOrder(sort),
      isWhole,
      byValue: await customOrder(db, session, sort, customValues),
      joined(snapshot) {
        const found = db.select({ id: tasks.id, snapshot }).from(tasks)
        // By words, the index of the work units has the order; an inner join lets PostgreSQL begin with them.
        const ofTask = and(eq(workUnits.id, tasks.workUnitId), eq(workUnits.accountId, tasks.accountId))
        const sorted = sort?.startsWith('words')
          ? found.innerJoin(workUnits, ofTask)
          : found.leftJoin(workUnits, ofTask)
        // Left joins, though only the assignee may be missing: PostgreSQL leaves those out that nothing is sorted by.
        return sorted
          .leftJoin(projects, eq(projects.id, tasks.projectId))
          .leftJoin(workflows, eq(workflows.id, tasks.workflowId))
          .leftJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
          .leftJoin(users, eq(users.id, tasks.assigneeId))
          .$dynamic()
      },
      show: (rows) => show(rows.map(({ id }) => id)),
    },
  )
}

/** The ids of tasks in the order of a list, on all of its pages. */
export const orderedTasks = async (db: Database, session: SignedIn, where: SQL | undefined, sort: string | undefined) =>
  db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .leftJoin(users, eq(users.id, tasks.assigneeId))
    .where(where)
    .orderBy(...(await wholeOrder(db, session, sort, customValues, taskOrder(sort))))

const groupKeys = {
  PROJECT: { key: sql<string>`${projects.id}::text`, label: sql<string>`${projects.reference}` },
  WORKFLOW: { key: sql<string>`${workflows.code}`, label: sql<string>`${workflows.title}` },
  LANG_PAIR: {
    key: sql<string>`${workUnits.sourceLocale} || ':' || ${workUnits.targetLocale}`,
    label: sql<string>`${workUnits.sourceLocale} || ' → ' || ${workUnits.targetLocale}`,
  },
}

export interface GroupRow {
  key: string
  label: string
  taskCount: number
  words: number
  dueDate: number | null
  statuses: Record<string, number>
}

/** One page of groups, the largest first, and how many there are. */
export async function groupTasks(
  db: Database,
  condition: SQL | undefined,
  { groupBy, page, size }: { groupBy: keyof typeof groupKeys; page: number; size: number },
): Promise<{ groups: GroupRow[]; total: number }> {
  const { key, label } = groupKeys[groupBy]
  const counted = db
    .select({
      key: key.as('group_key'),
      label: label.as('group_label'),
      status: tasks.status,
      number: count().as('number'),
      words: sql<number>`sum(${taskWords})`.as('words'),
      due: sql<Date | null>`min(${tasks.dueDate})`.as('due'),
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(condition)
    .groupBy(sql`1`, sql`2`, tasks.status)
    .as('counted')
  const groups = await db
    .select({
      key: counted.key,
      label: counted.label,
      taskCount: sql<number>`sum(${counted.number})::int`,
      words: sql<number>`sum(${counted.words})::float8`,
      dueDate: sql<number | null>`(extract(epoch from min(${counted.due})) * 1000)::float8`,
      statuses: sql<Record<string, number>>`jsonb_object_agg(${counted.status}, ${counted.number})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(counted)
    .groupBy(counted.key, counted.label)
    .orderBy(sql`3 desc`, asc(counted.label), asc(counted.key))
    .limit(size)
    .offset(page * size)
  return { groups, total: groups[0]?.total ?? (page === 0 ? 0 : await countGroups(db, condition, key)) }
}

async function countGroups(db: Database, condition: SQL | undefined, key: SQL<string>): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${key})::int` })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(condition)
  return row?.total ?? 0
}
