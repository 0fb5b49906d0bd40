import type { AutoAssignResult, KeptBack, UnplacedTask } from '@dragoman/sdk/operations/tasks'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources, projects } from '../../projects/tables.ts'
import { workUnits } from '../../projects/work-units/tables.ts'
import { tasks } from '../../projects/work-units/task-tables.ts'
import { workflows } from '../../workflows/tables.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { JobRow, JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { authorOf, recordChange } from '../../../kernel/journal.ts'
import { loadContenders, placementDemand } from './contenders.ts'
import type { UnassignedTask } from './contenders.ts'
import { writeAssignments } from './assign-tasks.ts'
import { lockWorkUnits } from '../hold-tasks.ts'
import { taskEntity } from '../../projects/work-units/held-task.ts'
import { chooseLinguist, filtersAgainst } from './placement.ts'
import type { Contender } from './placement.ts'

/** Type of the job that gives tasks to the linguists whom the placement rules choose. */
export const autoAssignJob = 'AUTO_ASSIGN'

/** How many linguists an unassigned task names at most. */
const keptBackAtMost = 50

interface Choice {
  row: UnassignedTask
  chosen: Contender
}

/**
 * Chooses a linguist for every task, the one that is due first at first, and then gives all of them at once. What has
 * changed hands meanwhile stays as it is.
 */
export const autoAssignRunner: JobRunner = {
  isShort: true,
  async run(run) {
    const rows = await loadRows(run.db, run.job)
    const contendersFor = await loadContenders(run.db, rows)
    const given = new Map<string, number>()
    const choices: Choice[] = []
    const notAssigned: UnplacedTask[] = []
    for (const [index, row] of rows.entries()) {
      await run.progress(index, rows.length)
      const contenders = contendersFor(row).map((contender) => {
        const openTasks = contender.openTasks + (given.get(contender.userId) ?? 0)
        return { ...contender, openTasks }
      })
      const placed = place(row, contenders, run.job.params['ignoreAutopilot'] === true)
      if ('reason' in placed) notAssigned.push(placed)
      else {
        choices.push(placed)
        given.set(placed.chosen.userId, (given.get(placed.chosen.userId) ?? 0) + 1)
      }
    }
    await run.commit(async (transaction) => {
      const result = await give(transaction, run.job, choices)
      const report: AutoAssignResult = {
        assigned: result.assigned,
        notAssigned: [...notAssigned, ...result.notAssigned],
      }
      return { report: { ...report }, warning: report.notAssigned.length > 0 }
    })
  },
}

/** The tasks that the job names, or all open and unassigned ones of its project; those that are due first at first. */
async function loadRows(db: Database, { params, projectId, accountId }: JobRow): Promise<UnassignedTask[]> {
  const { taskIds } = params
  const wanted = Array.isArray(taskIds)
    ? inArray(tasks.id, taskIds)
    : and(eq(tasks.projectId, projectId ?? ''), eq(tasks.status, 'PENDING'), isNull(tasks.assigneeId))
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

const nameOf = ({ workUnit, workflow, fileName }: UnassignedTask) =>
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
  const chosen = chooseLinguist(looked.filter(({ filters }) => filters.length === 0).map(({ contender }) => contender))
  if (chosen) return { row, chosen }
  const ofPair = looked.filter(({ filters }) => !filters.includes('LANGUAGE_PAIR'))
  if (ofPair.length === 0) return nobody('NO_LINGUIST')
  const keptBack = ofPair.slice(0, keptBackAtMost).map(({ contender: { userId, name }, filters }) => {
    return { userUuid: userId, userName: name, blockedBy: filters }
  })
  return nobody('ALL_KEPT_BACK', keptBack)
}

async function give(transaction: Database, job: JobRow, choices: readonly Choice[]): Promise<AutoAssignResult> {
  const held = await lockWorkUnits(
    transaction,
    choices.map(({ row }) => row.project.id),
    choices.map(({ row }) => row.workUnit.id),
  )
  const byId = new Map(held.map((each) => [each.task.id, each]))
  const assignments = choices.flatMap((choice) => {
    const found = byId.get(choice.row.task.id)
    const isFree = found && found.task.status === 'PENDING' && found.task.assigneeId === null
    return isFree ? [{ held: found, userId: choice.chosen.userId, choice }] : []
  })
  const given = await writeAssignments(transaction, assignments, {
    event: 'ASSIGNED',
    by: job.createdBy,
    impersonatorId: job.impersonatorId,
    now: new Date(),
  })
  if (given.length > 0) {
    const author = authorOf(job)
    const entries = given.map(({ entry }) => ({
      ...entry,
      event: 'TASK_ASSIGNED',
      detail: { ...entry.detail, job: job.id },
    }))
    await recordChange(transaction, author, ...entries)
  }
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
