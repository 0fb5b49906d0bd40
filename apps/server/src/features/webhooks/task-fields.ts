import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { eventDownloadUrl, type EventLinkTerms, type FileOwner } from '../../kernel/download.ts'
import { users } from '../../kernel/tables.ts'
import { loadValues } from '../custom-fields/custom-values.ts'
import { referenceFilesOf } from '../projects/references/reference-files.ts'
import { taskCustomValues, taskEvents, taskPayments, tasks } from '../work/task-tables.ts'
import { filesOfTasks } from '../tasks/files/task-files.ts'
import { workflows } from '../workflows/tables.ts'
import type { Fields } from './event-fields.ts'
import { countTexts, type TextCounts } from './text-counts.ts'
import { lastIndex, loadWorkUnits, workUnitFields, type WorkUnitParts } from './work-unit-fields.ts'

interface TaskParts {
  fields: Fields<'TASK_STATUS_CHANGE'>
  step: number
  words: number | null
  texts: TextCounts
  workUnit: WorkUnitParts
}

export async function loadTasks(
  db: Database,
  terms: EventLinkTerms,
  ids: readonly string[],
): Promise<Map<string, TaskParts>> {
  if (ids.length === 0) return new Map()
  const [assignee, assigner, creator] = [alias(users, 'assignee'), alias(users, 'assigner'), alias(users, 'creator')]
  const rows = await db
    .select({
      task: tasks,
      code: workflows.code,
      assignee: { name: assignee.name, email: assignee.email },
      assigner: { name: assigner.name, email: assigner.email },
      creator: { name: creator.name, email: creator.email },
    })
    .from(tasks)
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .innerJoin(creator, eq(creator.id, tasks.createdBy))
    .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
    .leftJoin(assigner, eq(assigner.id, tasks.assignedBy))
    .where(isOneOf(tasks.id, ids))
  const units = await loadWorkUnits(
    db,
    rows.map(({ task }) => task.workUnitId),
  )
  const texts = await countTexts(
    db,
    rows.map(({ task }) => ({ workUnitId: task.workUnitId, begin: task.beginIndex, end: task.endIndex })),
  )
  const more = await loadMore(db, terms, rows, units)
  return new Map(
    rows.map(({ task, code, assignee: to, assigner: by, creator: from }, at) => {
      const workUnit = units.get(task.workUnitId)!
      const [files, referenceFiles] = [more.files(task), more.referenceFiles(task)]
      const fields: Fields<'TASK_STATUS_CHANGE'> = {
        uuid: task.id,
        name: workUnit.resource.name,
        status: task.status,
        workflow: code,
        project_uuid: task.projectId,
        work_unit_uuid: task.workUnitId,
        org_unit_uuid: task.orgUnitId,
        source_locale: task.sourceLocale,
        target_locale: task.targetLocale,
        assignee: to?.name ?? null,
        assignee_email: to?.email ?? null,
        assignee_uuid: task.assigneeId,
        assignee_word_rate: more.wordRate(task.id),
        currency: task.currency,
        assigned_by_name: by?.name ?? null,
        assigned_by_email: by?.email ?? null,
        creator: from.name,
        creator_email: from.email,
        creation_timestamp: task.createdAt.getTime(),
        ...times({
          assign_date: task.assignedAt?.getTime(),
          acceptance_date: task.acceptedAt?.getTime(),
          scheduled_date: more.scheduled(task.id),
          due_date: task.dueDate?.getTime(),
          delivery_date: task.deliveredAt?.getTime(),
          skip_date: task.skippedAt?.getTime(),
        }),
        begin_index: task.beginIndex,
        end_index: task.endIndex ?? lastIndex(workUnit.workUnit),
        minimum_score_required: task.minimumScoreRequired === null ? null : Number(task.minimumScoreRequired),
        instructions: task.instructions,
        files: files.map(({ name }) => name),
        linked_files: files,
        reference_files: referenceFiles.map(({ name }) => name),
        linked_reference_files: referenceFiles,
        custom_fields: more.custom(task.id),
      }
      return [task.id, { fields, step: task.step, words: task.sliceWords, texts: texts[at]!, workUnit }]
    }),
  )
}

/** The times that have come: receivers of several languages read no null where a time is due. */
const times = <Name extends string>(all: Record<Name, number | undefined>): Partial<Record<Name, number>> =>
  Object.fromEntries(Object.entries(all).filter(([, time]) => time !== undefined)) as Partial<Record<Name, number>>

export function stepFields(task: TaskParts | undefined, publicUrl: string) {
  if (!task) return undefined
  const { fields, step, words, texts, workUnit } = task
  const { begin_index: begin, end_index: end } = fields
  return workUnitFields(workUnit, { step, begin, end, words: words ?? workUnit.workUnit.words, texts }, publicUrl)
}

type Held = { task: typeof tasks.$inferSelect }

/** Loads the data of tasks that isn't in their own rows. */
async function loadMore(
  db: Database,
  terms: EventLinkTerms,
  rows: readonly Held[],
  units: ReadonlyMap<string, WorkUnitParts>,
) {
  const ids = rows.map(({ task }) => task.id)
  const rates = await db
    .selectDistinctOn([taskPayments.taskId], { taskId: taskPayments.taskId, rate: taskPayments.rate })
    .from(taskPayments)
    .where(and(isOneOf(taskPayments.taskId, ids), eq(taskPayments.unit, 'WORD')))
    .orderBy(asc(taskPayments.taskId), asc(taskPayments.displayOrder))
  const opened = await db
    .select({ taskId: taskEvents.taskId, at: sql<number>`(extract(epoch from max(${taskEvents.at})) * 1000)::float8` })
    .from(taskEvents)
    .where(and(isOneOf(taskEvents.taskId, ids), eq(taskEvents.event, 'OPENED')))
    .groupBy(taskEvents.taskId)
  const ownFiles = await filesOfTasks(db, ids)
  const references = await referenceFilesOf(db, [...new Set(rows.map(({ task }) => task.projectId))])
  const custom = await loadValues(db, null, taskCustomValues, ids)
  const rateOf = new Map(rates.map(({ taskId, rate }) => [taskId, Number(rate)]))
  const openedAt = new Map(opened.map(({ taskId, at }) => [taskId, Math.floor(at)]))
  const linked = (
    { accountId }: Held['task'],
    owner: FileOwner,
    file: { id: string; name: string; size: number | null; fileKey: string | null },
  ) => ({
    uuid: file.id,
    name: file.name,
    size: file.size,
    download_url: file.fileKey === null ? null : eventDownloadUrl(terms, file.fileKey, { owner, accountId }),
  })
  return {
    custom,
    wordRate: (taskId: string) => rateOf.get(taskId) ?? null,
    scheduled: (taskId: string) => openedAt.get(taskId),
    files: (task: Held['task']) => [linked(task, `workUnit-${task.workUnitId}`, units.get(task.workUnitId)!.resource)],
    referenceFiles: (task: Held['task']) => [
      ...ownFiles.filter(({ taskId }) => taskId === task.id).map((file) => linked(task, `taskFile-${file.id}`, file)),
      ...references
        .filter(({ projectId }) => projectId === task.projectId)
        .map((file) => linked(task, `reference-${file.id}`, file)),
    ],
  }
}
