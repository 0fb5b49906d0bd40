import type { AutoAssignResult, KeptBack, UnplacedTask } from '@dragoman/sdk/operations/tasks'
import { and, asc, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { recordBulkChange } from '../../../kernel/bulk-changes.ts'
import { changedRows, snapshotTasks } from '../task-snapshots.ts'
import { type AssignedStep, hasOtherStep, unitsThatShareSteps } from './own-steps.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { jobs } from '../../../kernel/tables.ts'
import { machineStep, preTranslateJob } from '../../intake/segments/pre-translate-job.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { loadContenders, placementDemand } from './contenders.ts'
import type { UnassignedTask } from './contenders.ts'
import { writeAssignments } from './assign-tasks.ts'
import { lockWorkUnits } from '../../work/lock-work-units.ts'
import { taskEntity } from '../../work/held-task.ts'
import { isOffered, planOffer, writeOffers, type Looked, type OfferPlan } from './offer-tasks.ts'
import { filtersAgainst, inOrder } from './placement.ts'
import type { Contender } from './placement.ts'

/** How many linguists an unassigned task names at most. */
const keptBackAtMost = 50

export interface Choice {
  row: UnassignedTask
  chosen: Contender
  /** Everyone who was considered. */
  looked: readonly Looked[]
}

/** The linguists that tasks would go to, and why the others go to no one. */
export interface Placement {
  choices: Choice[]
  /** Tasks that are offered to linguists instead. */
  offers: OfferPlan[]
  notAssigned: UnplacedTask[]
}

/**
 * Chooses a linguist for every task, the one that is due first at first, and then gives all of them at once. What has
 * changed hands meanwhile stays as it is.
 */
export const autoAssignRunner: JobRunner = {
  isShort: true,
  async run(run) {
    const rows = await loadUnassigned(run.db, run.job)
    const options = { ignoreAutopilot: run.job.params['ignoreAutopilot'] === true, progress: run.progress }
    const { choices, notAssigned, offers } = await choosePlacement(run.db, rows, {
      ...options,
      // A linguist chosen by a manager's own auto-assignment gets the task at once.
      offers: !Array.isArray(run.job.params['taskIds']),
    })
    await run.commit(async (transaction) => {
      const result = await give(transaction, run.job, choices)
      await offer(transaction, offers)
      const report: AutoAssignResult = {
        assigned: result.assigned,
        notAssigned: [...notAssigned, ...result.notAssigned],
      }
      return { report: { ...report }, warning: report.notAssigned.length > 0 }
    })
  },
}

/** Chooses a linguist for each task, one after the other: what one is given counts for the next. Writes nothing. */
export async function choosePlacement(
  db: Database,
  rows: readonly UnassignedTask[],
  {
    ignoreAutopilot,
    offers = false,
    progress,
  }: {
    ignoreAutopilot: boolean
    /** Whether tasks are offered where the rules say so, and not assigned. */
    offers?: boolean
    progress?: (done: number, total: number) => Promise<void>
  },
): Promise<Placement> {
  const contendersFor = await loadContenders(db, rows, new Date())
  const given = new Map<string, number>()
  const workersOf = await loadWorkers(db, rows)
  const placement: Placement = { choices: [], notAssigned: [], offers: [] }
  for (const [index, row] of rows.entries()) {
    await progress?.(index, rows.length)
    const workers = workersOf(row)
    const contenders = contendersFor(row).map((contender) => {
      const openTasks = contender.openTasks + (given.get(contender.userId) ?? 0)
      return { ...contender, openTasks, hasOtherStep: hasOtherStep(workers, row.task, contender.userId) }
    })
    const placed = place(row, contenders, ignoreAutopilot)
    if ('reason' in placed) placement.notAssigned.push(placed)
    else if (offers && isOffered(row)) placement.offers.push(planOffer(row, placed.looked))
    else {
      placement.choices.push(placed)
      workers.push({ ...row.task, assigneeId: placed.chosen.userId })
      given.set(placed.chosen.userId, (given.get(placed.chosen.userId) ?? 0) + 1)
    }
  }
  return placement
}

/** The assigned tasks of the tasks' work units; what is added to them counts for the other steps of the work unit. */
export async function loadWorkers(
  db: Database,
  rows: readonly UnassignedTask[],
): Promise<(row: UnassignedTask) => AssignedStep[]> {
  const ids = rows.map(({ workUnit }) => workUnit.id)
  const steps =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(tasks)
          .where(and(isOneOf(tasks.workUnitId, ids), isNotNull(tasks.assigneeId), ne(tasks.status, 'CANCELLED')))
  const byWorkUnit = new Map<string, AssignedStep[]>(ids.map((id) => [id, []]))
  for (const step of steps) byWorkUnit.get(step.workUnitId)?.push(step)
  return ({ workUnit }) => byWorkUnit.get(workUnit.id) ?? []
}

/**
 * The tasks that the job names, or all open and unassigned ones of its project, but for what a machine is at; those that
 * are due first at first.
 */
export async function loadUnassigned(
  db: Database,
  { params, projectId, accountId }: Pick<JobRow, 'params' | 'projectId' | 'accountId'>,
): Promise<UnassignedTask[]> {
  const { taskIds } = params
  const wanted = Array.isArray(taskIds)
    ? isOneOf(tasks.id, taskIds.map(String))
    : and(
        eq(tasks.projectId, projectId ?? ''),
        eq(tasks.status, 'PENDING'),
        isNull(tasks.assigneeId),
        not(isMachineAtIt),
      )
  return db
    .select({
      task: tasks,
      project: projects,
      workUnit: workUnits,
      workflow: workflows,
      orgUnit: orgUnits,
      fileName: projectResources.name,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .innerJoin(orgUnits, eq(orgUnits.id, projects.orgUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(eq(tasks.accountId, accountId), wanted))
    .orderBy(sql`${tasks.dueDate} asc nulls last`, asc(projects.createdAt), asc(tasks.sequence), asc(tasks.id))
}

const isMachineAtIt = and(
  eq(workflows.code, machineStep),
  sql`exists (select 1 from ${jobs} where ${jobs.projectId} = ${tasks.projectId} and ${jobs.type} = ${preTranslateJob}
    and ${jobs.status} = 'STARTED')`,
)!

export const nameOf = ({ workUnit, workflow, fileName }: UnassignedTask) =>
  `${fileName} · ${workUnit.targetLocale} · ${workflow.title}`

function place(row: UnassignedTask, contenders: readonly Contender[], ignoreAutopilot: boolean): Choice | UnplacedTask {
  const nobody = (reason: string, keptBack: KeptBack[] = []): UnplacedTask => {
    return { taskUuid: row.task.id, name: nameOf(row), reason, keptBack }
  }
  const { task, project, orgUnit } = row
  if (task.status !== 'PENDING') return nobody('NOT_OPEN')
  if (task.assigneeId !== null) return nobody('TAKEN')
  if (!ignoreAutopilot && !(project.autopilotEnabled && orgUnit.placement.enabled)) return nobody('AUTOPILOT_OFF')
  const demand = placementDemand(row)
  const looked = contenders.map((contender) => ({ contender, filters: filtersAgainst(contender, demand) }))
  const [chosen] = inOrder(
    looked.filter(({ filters }) => filters.length === 0).map(({ contender }) => contender),
    demand.rules.order,
  )
  if (chosen) return { row, chosen, looked }
  const ofPair = looked.filter(({ filters }) => !filters.includes('LANGUAGE_PAIR'))
  if (ofPair.length === 0) return nobody('NO_LINGUIST')
  const keptBack = ofPair.slice(0, keptBackAtMost).map(({ contender: { userId, name, awayUntil }, filters }) => {
    const away = filters.includes('AWAY') && awayUntil !== undefined && { awayUntil }
    return { userUuid: userId, userName: name, blockedBy: filters, ...away }
  })
  return nobody('ALL_KEPT_BACK', keptBack)
}

async function offer(transaction: Database, offers: readonly OfferPlan[]): Promise<void> {
  if (offers.length === 0) return
  const held = await lockWorkUnits(
    transaction,
    offers.map(({ row }) => row.project.id),
    offers.map(({ row }) => row.workUnit.id),
  )
  await writeOffers(transaction, offers, { held, now: new Date() })
}

async function give(transaction: Database, job: JobRow, choices: readonly Choice[]): Promise<AutoAssignResult> {
  const held = await lockWorkUnits(
    transaction,
    choices.map(({ row }) => row.project.id),
    choices.map(({ row }) => row.workUnit.id),
  )
  const byId = new Map(held.map((each) => [each.task.id, each]))
  const shares = await unitsThatShareSteps(
    transaction,
    choices.map(({ row }) => row.orgUnit.id),
  )
  const assignments = choices.flatMap((choice) => {
    const found = byId.get(choice.row.task.id)
    const { userId } = choice.chosen
    const isFree = found && found.task.status === 'PENDING' && found.task.assigneeId === null
    // Another step of the file may have gone to this person since they were chosen.
    const isOwn = found && !shares.has(choice.row.orgUnit.id) && hasOtherStep(found.steps, found.task, userId)
    return isFree && !isOwn ? [{ held: found, userId, choice }] : []
  })
  const heldTasks = assignments.map((assignment) => assignment.held)
  const before = await snapshotTasks(transaction, heldTasks, 'AUTO_ASSIGN')
  const now = new Date()
  const given = await writeAssignments(transaction, assignments, {
    event: 'ASSIGNED',
    by: job.createdBy,
    impersonatorId: job.impersonatorId,
    now,
  })
  if (given.length > 0) {
    const author = authorOf(job)
    const entries = given.map(({ entry }) => ({
      ...entry,
      event: 'TASK_ASSIGNED' as const,
      detail: { ...entry.detail, job: job.id },
    }))
    await recordChange(transaction, author, ...entries)
  }
  const rows = await changedRows(transaction, heldTasks, 'AUTO_ASSIGN', before)
  await recordBulkChange(transaction, job, { kind: 'AUTO_ASSIGN', rows, now })
  const missed = choices.filter((choice) => !assignments.some((assignment) => assignment.choice === choice))
  const isTaken = (id: string) => {
    const task = byId.get(id)?.task
    return task !== undefined && task.assigneeId !== null && task.status !== 'CANCELLED'
  }
  return {
    assigned: assignments.map(({ held: each, choice: { chosen } }) => ({
      taskUuid: each.task.id,
      name: taskEntity(each).name,
      userUuid: chosen.userId,
      userName: chosen.name,
      openTasks: chosen.openTasks,
    })),
    notAssigned: missed.map(({ row }) => {
      return {
        taskUuid: row.task.id,
        name: nameOf(row),
        reason: isTaken(row.task.id) ? 'TAKEN' : 'NOT_OPEN',
        keptBack: [],
      }
    }),
  }
}
