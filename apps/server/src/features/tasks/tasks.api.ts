import type { TaskStatus } from '@dragoman/sdk/operations/shared'
import { isManager } from '@dragoman/sdk/permissions'
import { snapshot } from '../../kernel/database/snapshot.ts'
import { findProject } from '../work/find-project.ts'
import { showJob } from '../../identity/show-jobs.ts'
import { bulkLinguists } from './bulk/bulk-linguists.ts'
import { planBulkChange, startBulkChange } from './bulk/bulk-changes-of-tasks.ts'
import { assignTasks } from './placement/assign.ts'
import { findAutoAssign, showAutoAssign, startAutoAssign } from './placement/auto-assign.ts'
import { costDetails } from './pay/cost-details.ts'
import { explainPayLine } from './pay/explain-pay.ts'
import { countListedTasks } from './count-tasks.ts'
import { updateCategories } from './update-categories.ts'
import { updateDueDate } from './update-due-date.ts'
import { findTask } from './find-task.ts'
import { claimableTasks, findTasks, groupTasks, listedTasks } from './find-tasks.ts'
import { taskFileHandlers } from './files/task-files.api.ts'
import { holdTask } from './hold-tasks.ts'
import { changeTask } from '../work/change-task.ts'
import { taskEntity } from '../work/held-task.ts'
import { moveTask } from './moves/move-task.ts'
import { undoSkip } from './moves/skip-review.ts'
import { answerPayments } from './pay/answer-payments.ts'
import { updatePayments } from './pay/payments.ts'
import { explainAvailable } from './explain-available.ts'
import { showAvailable } from './show-available.ts'
import { showTask, showTasks } from './show-tasks.ts'
import { joinSlices } from './slices/join-slices.ts'
import { planSplit } from './slices/plan-split.ts'
import { splitTask } from './slices/split-task.ts'
import { versionPart } from './task-version.ts'
import { getStopLoss, postStopLoss } from './pay/stop-loss.ts'
import { withFileLinks } from './task-file-links.ts'
import { taskLog } from './task-log.ts'
import { taskStatuses, tasksOfWorkUnit } from './tasks-in-brief.ts'
import { recordTaskView, taskVendors } from './task-people.ts'
import { previewPlacement } from './placement/preview.ts'
import { showTaskScore } from '../quality/scores/show-task-score.ts'
import { taskBreakdown, taskLogfile, taskSlices, taskSummary } from './pay/task-size.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { taskExport } from './export-tasks.ts'
import { taskBoard } from './views/task-board.ts'
import { taskCalendar } from './views/task-calendar.ts'
import { taskWorkload } from './views/task-workload.ts'
import type { Handlers } from '../../identity/context.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { asksForAll } from '../../kernel/list-page.ts'
import { pageOf } from '../../kernel/paging.ts'

export const tasks = {
  ...taskFileHandlers,

  async list({ db, session, query, now }) {
    const where = await listedTasks(db, session, query, now)
    return findTasks(db, session, where, { ...query, isWhole: asksForAll(query) }, (ids) => showTasks(db, session, ids))
  },

  getCounters: ({ db, session, now }) => countListedTasks(db, session, now),

  ...listExportCalls(taskExport),

  async listGroups({ db, session, query, now }) {
    const { groups, total } = await groupTasks(db, await listedTasks(db, session, query, now), query)
    return pageOf(
      groups.map(({ key, label, taskCount, words, statuses, dueDate }) => {
        return { key, label, taskCount, words, statuses, ...(dueDate !== null && { dueDate }) }
      }),
      total,
      query,
    )
  },

  getBoard: ({ db, session, query, now }) => taskBoard(db, session, query, now),

  getCalendar: ({ db, session, query, now }) => taskCalendar(db, session, query, now),

  listWorkload: ({ db, session, query, now }) => taskWorkload(db, session, query, now),

  listAvailable: async ({ db, session, query, now }) =>
    findTasks(db, session, await claimableTasks(db, session, query, now), query, (ids) =>
      showAvailable(db, session, ids),
    ),

  async get(input) {
    const { db, session, path, now } = input
    const task = await findTask(db, session, path.taskUUID)
    await recordTaskView(db, session, task.id, now)
    const isOpen = task.assigneeId === null && !isManager(session)
    // As of one moment: its state and those of the steps beside it.
    const shown = await snapshot(db, async (tx) => {
      return isOpen ? (await showAvailable(tx, session, [task.id]))[0] : showTask(tx, session, task.id)
    })
    if (!shown) throw notFound('task')
    return withFileLinks(input, shown)
  },

  async listByWorkUnit({ db, session, path }) {
    return tasksOfWorkUnit(db, session, path.workUnitUUID)
  },

  async listStatuses({ db, session, path }) {
    return taskStatuses(db, session, await findProject(db, session, path.projectUUID))
  },

  async assign(input) {
    const present = () => showTask(input.db, input.session, input.path.taskUUID)
    await assignTasks(input, [input.path.taskUUID], input.path.userUUID, { present })
    return present()
  },

  async assignBulk(input) {
    const { tasksUuids, userUuid, versions } = input.body
    if (versions && versions.length !== tasksUuids.length)
      throw invalid('body.versions', 'body.versions must have one version for each task.')
    const given = versions?.filter((_, at) => tasksUuids.indexOf(tasksUuids[at] ?? '') === at)
    const present = () => showTasks(input.db, input.session, [...new Set(tasksUuids)])
    await assignTasks(input, tasksUuids, userUuid, { present, given })
    return present()
  },

  async autoAssign(input) {
    const { query, body, journal } = input
    if (query.requestId !== undefined) return showAutoAssign(await findAutoAssign(input, query.requestId))
    if (!body) throw invalid('body', 'Specify tasks, or the requestId of an auto-assignment.')
    const job = await startAutoAssign(input, body)
    const entity = { type: 'JOB', id: job.id, name: job.type } as const
    await journal({ entity, detail: { tasks: body.taskUuids.length } })
    return showAutoAssign(job)
  },

  listBulkLinguists: ({ db, session, body, now }) => bulkLinguists(db, session, body.taskUuids, now),

  planBulk: ({ db, session, body }) => planBulkChange(db, session, body),

  async changeBulk(input) {
    const job = await startBulkChange(input, input.body)
    const { settings, now } = input
    return showJob(input.db, input.session, job, { settings, now })
  },

  listSlices: ({ db, session, body }) => taskSlices(db, session, body.taskUuids),

  planSplit: ({ db, session, path, body }) => planSplit(db, session, path.taskUuid, body),

  async split(input) {
    return showTasks(input.db, input.session, await splitTask(input, input.path.taskUuid, input.body))
  },

  async join(input) {
    return showTask(input.db, input.session, await joinSlices(input, input.path.taskUuid))
  },

  async revokeAssignment(input) {
    await moveTask(input, input.path.taskUUID, { move: 'revoke' }, { isVersioned: true })
    return showTask(input.db, input.session, input.path.taskUUID)
  },

  async reject(input) {
    const task = await moveTask(input, input.path.taskUuid, { move: 'reject' }, input.body)
    return showTask(input.db, input.session, task.id)
  },

  async changeStatus(input) {
    const { status, reason, hasTagMismatch } = input.body
    const task = await moveTask(input, input.path.taskUuid, { to: status }, { reason, hasTagMismatch })
    return { uuid: task.id, status: task.status as TaskStatus, hasTagMismatch: task.hasTagMismatch }
  },

  async updateInstructions(input) {
    const { db, session, path, body } = input
    if (body.uuid && body.uuid !== path.taskUUID) throw invalid('body.uuid', 'body.uuid must be the task of the path.')
    const held = await holdTask(db, session, path.taskUUID)
    await input.requireVersion({
      entity: taskEntity(held),
      projectId: held.project.id,
      present: () => showTask(db, session, path.taskUUID),
      part: versionPart.instructions,
    })
    const instructions = body.instructions.trim()
    const { minimumScoreRequired: score } = body
    const least = score === undefined ? held.task.minimumScoreRequired : score === 0 ? null : score.toFixed(2)
    if (instructions !== held.task.instructions || least !== held.task.minimumScoreRequired) {
      await changeTask(input, held, { instructions, minimumScoreRequired: least }, { event: 'INSTRUCTIONS_UPDATED' })
    }
    return showTask(db, session, path.taskUUID)
  },

  updateDueDate: (input) => updateDueDate(input, input.path.taskUuid, input.body.dueDate),

  updateCategories: (input) => updateCategories(input, input.path.taskUuid, input.body.categories),

  async getSummary({ db, session, path }) {
    return taskSummary(db, await findTask(db, session, path.taskUuid))
  },

  async getLogfile({ db, session, path }) {
    return { preAnalysis: await taskLogfile(db, await findTask(db, session, path.taskUUID)) }
  },

  async getLogfileBreakdown({ db, session, path, query }) {
    const task = await findTask(db, session, path.taskUUID)
    return taskBreakdown(db, task, path.logfileUUID, query.logFileType)
  },

  answerPayments: (input) => answerPayments(input, input.path.taskUuid, input.body),

  previewPlacement: ({ db, session, path, body, now }) =>
    previewPlacement(db, session, path.taskUuid, { settings: body.settings, now }),

  async undoSkip(input) {
    await undoSkip(input, input.path.taskUuid)
    return showTask(input.db, input.session, input.path.taskUuid)
  },

  explainAvailable: ({ db, session }) => explainAvailable(db, session),

  updatePayments: (input) => updatePayments(input, input.path.taskUuid, input.body),

  async getScore({ db, session, path }) {
    return showTaskScore(db, session, await findTask(db, session, path.taskUuid))
  },

  async listVendors({ db, session, path }) {
    return taskVendors(db, session, await findTask(db, session, path.taskUuid))
  },

  async listCostDetails({ db, session, path }) {
    return snapshot(db, async (tx) => costDetails(tx, session, await findTask(tx, session, path.taskUuid)))
  },

  async explainPay({ db, session, path, query: { displayOrder, ...paging } }) {
    return snapshot(db, async (tx) => {
      return explainPayLine(tx, session, await findTask(tx, session, path.taskUuid), { displayOrder, paging })
    })
  },

  getStopLoss: (input) => getStopLoss(input, input.path.taskUuid),

  postStopLoss: (input) => postStopLoss(input, input.path.taskUuid, input.body),

  async listLog({ db, session, path }) {
    const task = await findTask(db, session, path.taskUuid)
    return taskLog(db, session, task)
  },
} satisfies Handlers<'tasks'>
