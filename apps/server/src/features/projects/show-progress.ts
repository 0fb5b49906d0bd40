import type {
  FileProgressCell,
  FileProgressPage,
  LanguageProgress,
  LanguageStep,
} from '@dragoman/sdk/operations/projects'
import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import { and, asc, count, eq, exists, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { listPage, type PageQuery } from '../../kernel/list-page.ts'
import { loadPeople, type People } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { workflows } from '../workflows/tables.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { projectResources } from '../work/tables.ts'
import { openStates } from '../work/tasks-of-project.ts'
import { visibleWorkUnits } from '../work/visible.ts'
import { confirmedNow, taskSegments } from '../work/slices.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'

const isOpen = inArray(tasks.status, openStates)
const isDelivered = inArray(tasks.status, ['DELIVERED', 'INVOICED'])
const isWaiting = sql`${isOpen} and ${tasks.step} > ${workUnits.currentStep}`
const isUnassigned = and(isOpen, isNull(tasks.assigneeId))
const isOverdue = (now: Date) => and(isOpen, lt(tasks.dueDate, now))

/** Segments that are confirmed in the step of a task: all of those before the present step. */
const confirmedInStep = sql`case
  when ${isDelivered} or ${tasks.step} < ${workUnits.currentStep} then ${taskSegments}
  when ${tasks.step} = ${workUnits.currentStep} then ${confirmedNow} else 0 end`

const many = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
const total = (value: SQL) => sql<number>`sum(${value})::float8`
const moment = (value: SQL) => sql<number | null>`(extract(epoch from ${value}) * 1000)::float8`

/** Nothing that was canceled, but of a canceled project what there is. */
const counted = (project: ProjectRow) => (project.status === 'CANCELLED' ? undefined : ne(tasks.status, 'CANCELLED'))

const most = 3

/** How far each language of a project is in each step, added up by the database. */
export async function showProgress(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  now: Date,
): Promise<LanguageProgress[]> {
  const visible = and(eq(workUnits.projectId, project.id), visibleWorkUnits(db, session))
  const [languages, groups] = await sideBySide(
    db,
    () =>
      db
        .select({
          targetLocale: workUnits.targetLocale,
          workUnits: count(),
          preparing: many(eq(workUnits.genesisStatus, 'CREATING')),
          failed: many(eq(workUnits.genesisStatus, 'ERROR')),
          words: sql<number>`sum(${workUnits.words})::float8`,
          weightedWords: sql<number | null>`case when bool_and(${workUnits.netWords} is not null)
            then sum(${workUnits.netWords})::float8 end`,
        })
        .from(workUnits)
        .where(visible)
        .groupBy(workUnits.targetLocale)
        .orderBy(asc(workUnits.targetLocale)),
    () => stepsByAssignee(db, and(visible, counted(project)), now),
  )
  const people = await loadPeople(
    db,
    session,
    groups.map(({ assigneeId }) => assigneeId),
  )
  const byLocale = Map.groupBy(groups, ({ targetLocale }) => targetLocale)
  return languages.map(({ weightedWords, ...language }) => ({
    ...language,
    ...(weightedWords !== null && { weightedWords }),
    steps: [...Map.groupBy(byLocale.get(language.targetLocale) ?? [], ({ index, workflow }) => `${index} ${workflow}`)]
      .map(([, own]) => stepOf(own, people))
      .sort((a, b) => a.index - b.index),
  }))
}

type StepGroup = Awaited<ReturnType<typeof stepsByAssignee>>[number]

const stepsByAssignee = (db: Database, where: SQL | undefined, now: Date) =>
  db
    .select({
      targetLocale: workUnits.targetLocale,
      index: tasks.step,
      workflow: workflows.code,
      title: workflows.title,
      assigneeId: tasks.assigneeId,
      totalTasks: count(),
      openTasks: many(isOpen),
      deliveredTasks: many(isDelivered),
      unassignedTasks: many(isUnassigned),
      assignableTasks: many(and(isUnassigned, eq(tasks.status, 'PENDING'))),
      overdueTasks: many(isOverdue(now)),
      waitingTasks: many(isWaiting),
      totalSegments: total(taskSegments),
      confirmedSegments: total(confirmedInStep),
      dueDate: moment(sql`min(${tasks.dueDate}) filter (where ${isOpen})`),
      deliveryDate: moment(sql`max(${tasks.deliveredAt})`),
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(where)
    .groupBy(workUnits.targetLocale, tasks.step, workflows.code, workflows.title, tasks.assigneeId)

/** A step of a language, put together of what each assignee has of it. */
function stepOf(groups: readonly StepGroup[], people: People): LanguageStep {
  const [{ workflow, title, index }] = groups as [StepGroup]
  const sum = (value: (group: StepGroup) => number) => groups.reduce((all, group) => all + value(group), 0)
  const assigned = groups
    .filter(({ assigneeId }) => assigneeId !== null)
    .sort((a, b) => b.totalTasks - a.totalTasks)
    .flatMap(({ assigneeId }) => people(assigneeId) ?? [])
  const openTasks = sum((group) => group.openTasks)
  const dues = groups.flatMap(({ dueDate }) => dueDate ?? [])
  const deliveries = groups.flatMap(({ deliveryDate }) => deliveryDate ?? [])
  return {
    workflow,
    title,
    index,
    totalTasks: sum((group) => group.totalTasks),
    openTasks,
    deliveredTasks: sum((group) => group.deliveredTasks),
    unassignedTasks: sum((group) => group.unassignedTasks),
    assignableTasks: sum((group) => group.assignableTasks),
    overdueTasks: sum((group) => group.overdueTasks),
    waitingTasks: sum((group) => group.waitingTasks),
    totalSegments: sum((group) => group.totalSegments),
    confirmedSegments: sum((group) => group.confirmedSegments),
    ...(dues.length > 0 && { dueDate: Math.min(...dues) }),
    ...(openTasks === 0 && deliveries.length > 0 && { deliveryDate: Math.max(...deliveries) }),
    assignees: assigned.slice(0, most),
    assigneeCount: assigned.length,
  }
}

/** One page of a project's files with how far each of their languages is. */
export async function listFileProgress(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  { targetLocales, ...page }: PageQuery & { targetLocales?: readonly string[] },
  now: Date,
): Promise<FileProgressPage> {
  const visible = and(
    eq(workUnits.projectId, project.id),
    visibleWorkUnits(db, session),
    targetLocales?.length ? inArray(workUnits.targetLocale, [...targetLocales]) : undefined,
  )
  const wanted = db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.resourceId, projectResources.id), visible))
  const found = await listPage(db, page, {
    from: projectResources,
    where: and(eq(projectResources.projectId, project.id), exists(wanted)),
    orderBy: [sql`lower(${projectResources.path})`, sql`lower(${projectResources.name})`, asc(projectResources.id)],
    show: (rows) => rows,
  })
  const ids = found.content.map(({ id }) => id)
  const steps =
    ids.length === 0
      ? []
      : await stepsOfFiles(db, and(isOneOf(workUnits.resourceId, ids), visible, counted(project)), now)
  const people = await loadPeople(
    db,
    session,
    steps.map(({ assigneeId }) => assigneeId),
  )
  const byFile = Map.groupBy(steps, ({ resourceId }) => resourceId)
  return {
    ...found,
    content: found.content.map(({ id, name, path, totalWords }) => ({
      uuid: id,
      name,
      path,
      words: totalWords ?? 0,
      cells: [...Map.groupBy(byFile.get(id) ?? [], ({ workUnitId }) => workUnitId).values()].map(cellOf),
    })),
    people: [...new Set(steps.map(({ assigneeId }) => assigneeId))].flatMap((id) => people(id) ?? []),
  }
}

type FileStep = Awaited<ReturnType<typeof stepsOfFiles>>[number]

const stepsOfFiles = (db: Database, where: SQL | undefined, now: Date) =>
  db
    .select({
      resourceId: workUnits.resourceId,
      workUnitId: workUnits.id,
      targetLocale: workUnits.targetLocale,
      genesisCreationStatus: workUnits.genesisStatus,
      taskUuid: tasks.id,
      segments: taskSegments,
      workflow: workflows.code,
      index: tasks.step,
      status: tasks.status,
      share: sql<number>`(case when ${taskSegments} = 0 then (${isDelivered})::int
        else (${confirmedInStep})::float8 / ${taskSegments} end)::float8`,
      isOverdue: sql<boolean>`coalesce(${isOverdue(now)}, false)`,
      isWaiting: sql<boolean>`(${isWaiting})`,
      assigneeId: tasks.assigneeId,
      dueDate: tasks.dueDate,
      deliveredAt: tasks.deliveredAt,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(where)
    .orderBy(asc(workUnits.targetLocale), asc(tasks.step), asc(tasks.beginIndex))

/** The slices of a step as one: where it stands is that of the first one that is open. */
function oneStep(slices: readonly FileStep[]): FileStep & { slices: number } {
  const isOpenStep = ({ status }: FileStep) => openStates.includes(status)
  const shown = slices.find(isOpenStep) ?? slices.findLast(({ status }) => status !== 'CANCELLED') ?? slices.at(-1)!
  if (slices.length === 1) return { ...shown, slices: 1 }
  const size = slices.reduce((sum, { segments }) => sum + segments, 0)
  const isSame = slices.every(({ assigneeId }) => assigneeId === shown.assigneeId)
  return {
    ...shown,
    slices: slices.length,
    share: size === 0 ? shown.share : slices.reduce((sum, { share, segments }) => sum + share * segments, 0) / size,
    isOverdue: slices.some(({ isOverdue: late }) => late),
    isWaiting: slices.every(({ isWaiting: waits }) => waits),
    assigneeId: isSame ? shown.assigneeId : null,
  }
}

function cellOf(steps: readonly FileStep[]): FileProgressCell {
  const [{ workUnitId, targetLocale, genesisCreationStatus }] = steps as [FileStep]
  return {
    workUnitUuid: workUnitId,
    targetLocale,
    genesisCreationStatus,
    steps: [...Map.groupBy(steps, ({ index }) => index).values()]
      .map(oneStep)
      .map(({ taskUuid, workflow, index, status, share, isOverdue: late, isWaiting: waits, slices, ...step }) => ({
        taskUuid,
        workflow,
        index,
        status: status as TaskStatus,
        share: Math.min(1, share),
        isOverdue: late,
        isWaiting: waits,
        ...(step.assigneeId !== null && { assigneeUuid: step.assigneeId }),
        ...(step.dueDate && { dueDate: step.dueDate.getTime() }),
        ...(step.deliveredAt && { deliveryDate: step.deliveredAt.getTime() }),
        ...(slices > 1 && { slices }),
      })),
  }
}
