import { randomUUID } from 'node:crypto'
import type { PipelineAction } from '@dragoman/sdk/operations/pipelines'
import type { WebhookEvent } from '@dragoman/sdk/webhooks'
import { and, asc, eq } from 'drizzle-orm'
import { only } from '../../kernel/database/one-row.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { recordChange } from '../../kernel/journal.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { customFields } from '../custom-fields/tables.ts'
import { holdProject } from '../work/find-project.ts'
import { projects } from '../work/tables.ts'
import { startPreTranslation } from '../intake/segments/pre-translate-job.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { webhookDeliveries, webhookEvents, webhooks } from '../webhooks/tables.ts'
import type { Acting } from './act-for.ts'
import { pipelineEntity, type PipelineRow } from './find-pipeline.ts'
import type { pipelineRuns } from './tables.ts'

/** A run that is carried out. */
export interface Performance {
  db: Database
  acting: Acting
  pipeline: PipelineRow
  run: typeof pipelineRuns.$inferSelect
  now: Date
}

/** The result of an action, for the run log. */
export interface Done {
  exportId?: string
}

type Perform = (performance: Performance, action: PipelineAction) => Promise<Done | void>

const failed = (message: string) => new ApiError(422, message)

const isProject = ({ run }: Performance) => run.subjectType === 'PROJECT'

const loadProject = async (performance: Performance) => {
  const { db, run } = performance
  const id = isProject(performance) ? run.subjectId : (await loadTask(db, run.subjectId)).projectId
  return only(await db.select().from(projects).where(eq(projects.id, id)))
}

const loadTask = async (db: Database, id: string) => only(await db.select().from(tasks).where(eq(tasks.id, id)))

const changed = (tags: readonly string[], { addTags = [], removeTags = [] }: PipelineAction) =>
  [...new Set([...tags, ...addTags])].filter((tag) => !removeTags.includes(tag))

const assign: Perform = async (performance, { userUuid = '' }) => {
  const { acting, run } = performance
  if (isProject(performance))
    await acting.call('projects.updateInfo', { path: { projectUUID: run.subjectId }, body: { assigneeUUID: userUuid } })
  else await acting.call('tasks.assign', { path: { taskUUID: run.subjectId, userUUID: userUuid } })
}

const move: Perform = async (performance, { status, reason }) => {
  const { acting, run } = performance
  const more = reason ? { reason } : {}
  if (isProject(performance))
    await acting.call('projects.changeStatus', {
      path: { projectUUID: run.subjectId },
      body: { newStatus: status, ...more },
    })
  else await acting.call('tasks.changeStatus', { path: { taskUuid: run.subjectId }, body: { status, ...more } })
}

const tag: Perform = async (performance, action) => {
  const { acting, run, db } = performance
  const project = await loadProject(performance)
  if (isProject(performance)) {
    const tags = changed(project.tags, action)
    await acting.call('projects.updateInfo', { path: { projectUUID: run.subjectId }, body: { tags } })
  } else {
    const categories = changed((await loadTask(db, run.subjectId)).categories ?? project.tags, action)
    await acting.call('tasks.updateCategories', { path: { taskUuid: run.subjectId }, body: { categories } })
  }
}

const setField: Perform = async ({ acting, db, run, pipeline }, { customFieldUuid = '', value = '' }) => {
  const [field] = await db
    .select()
    .from(customFields)
    .where(and(eq(customFields.id, customFieldUuid), eq(customFields.accountId, pipeline.accountId)))
  if (!field) throw failed('The custom field is gone.')
  const typed = { BOOLEAN: value === 'true', NUMERIC: Number(value), MULTIVALUE: [value], FREE_TEXT: value }[field.type]
  await acting.call('customFields.updateValues', {
    path: { entityType: run.subjectType, entityUUID: run.subjectId },
    body: [{ uuid: customFieldUuid, value: value === '' ? null : typed }],
  })
}

/** People are told from the journal, like of everything else (decision 0059). */
const notify: Perform = async (performance, { userUuids = [], notifyManager = false, text = '' }) => {
  const { db, pipeline, run } = performance
  const project = await loadProject(performance)
  const to = [...userUuids, ...(notifyManager ? [project.assigneeId ?? project.creatorId] : [])]
  await recordChange(
    db,
    { accountId: pipeline.accountId, userId: null, requestId: null },
    {
      event: 'PIPELINE_NOTIFIED',
      entity: pipelineEntity(pipeline),
      detail: { to, text, project: project.id, about: run.subjectName, pipelineRun: run.id },
    },
  )
}

const callWebhook: Perform = async (performance, { webhookUuid = '' }) => {
  const { db, pipeline, run, now } = performance
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookUuid), eq(webhooks.accountId, pipeline.accountId)))
  if (!webhook) throw failed('The webhook is gone.')
  if (!webhook.active) throw failed(`The webhook ${webhook.name} is off. Turn it on again.`)
  const project = await loadProject(performance)
  const id = randomUUID()
  const event: WebhookEvent = {
    event_type: 'PIPELINE_TRIGGERED',
    event_id: id,
    event_timestamp: now.getTime(),
    pipeline_uuid: pipeline.id,
    pipeline_name: pipeline.name,
    run_uuid: run.id,
    project_uuid: project.id,
    project_name: project.name,
    org_unit_uuid: project.orgUnitId,
    task_uuid: isProject(performance) ? null : run.subjectId,
    name: run.subjectName,
  }
  const type = event.event_type
  await db
    .insert(webhookEvents)
    .values({ id, accountId: pipeline.accountId, type, body: JSON.stringify(event), at: now })
  await db.insert(webhookDeliveries).values({
    webhookId: webhook.id,
    eventId: id,
    type,
    at: now,
    subject: project.id,
    status: webhook.url === null ? 'HELD' : 'PENDING',
    dueAt: webhook.url === null ? null : now,
  })
}

const preTranslate: Perform = async ({ acting, run }) => {
  const context = acting.contextOf('projects.updateInfo')
  const project = await holdProject(context.db, context.session, run.subjectId)
  if (project.status !== 'APPROVED') throw failed('Only projects in progress are pre-translated.')
  await startPreTranslation(context, project)
}

/** Files in an export. */
const mostFiles = 1000

const startExport: Perform = async ({ acting, db, run }) => {
  const units = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(eq(workUnits.projectId, run.subjectId))
    .orderBy(asc(workUnits.sequence))
    .limit(mostFiles)
  if (units.length === 0) throw failed('The project has no files to export.')
  const job = await acting.call('projects.startTranslatedFiles', {
    path: { projectUuid: run.subjectId },
    body: { workUnitUuids: units.map(({ id }) => id), addSourceAndTargetSuffix: true },
  })
  return { exportId: (job as { id: string }).id }
}

/** The action of each kind. */
export const actions: Readonly<Record<PipelineAction['kind'], Perform>> = {
  ASSIGN: assign,
  MOVE: move,
  TAG: tag,
  CUSTOM_FIELD: setField,
  NOTIFY: notify,
  WEBHOOK: callWebhook,
  PRE_TRANSLATE: preTranslate,
  EXPORT: startExport,
}
