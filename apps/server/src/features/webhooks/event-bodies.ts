import type { WebhookEvent } from '@dragoman/sdk/webhooks'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orgUnits, organizations } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { projectResources, projects } from '../projects/tables.ts'
import { workUnits } from '../projects/work-units/tables.ts'
import { tasks } from '../projects/work-units/task-tables.ts'
import { workflows } from '../workflows/tables.ts'
import { eventDownloadUrl, type EventLinkTerms } from '../../kernel/download.ts'
import type { Outline } from './events-of.ts'
import { countTexts, type TextCounts } from './text-counts.ts'

/** An event with its fields, and what decides who is told of it. */
export interface ToldEvent {
  outline: Outline
  /** Null for what belongs to no organizational unit or project. */
  orgUnitId: string | null
  projectId: string | null
  /** Its fields beside those that every event has; the database's state when it is written, not when it occurred. */
  fields: object
}

type EventOf<Type, Event = WebhookEvent> = Event extends { event_type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never

type Fields<Type extends WebhookEvent['event_type']> = Omit<
  EventOf<Type>,
  'event_type' | 'event_id' | 'event_timestamp' | 'previous_status' | 'new_status'
>

/** Writes what receivers are told of some outlines; what is gone by then is left out. */
export async function writeEvents(
  db: Database,
  terms: EventLinkTerms,
  outlines: readonly Outline[],
): Promise<ToldEvent[]> {
  const { publicUrl } = terms.settings
  const idsOf = (...types: string[]) => outlines.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  const projectIds = [
    ...idsOf('NEW_PROJECT', 'EMPTY_PROJECT', 'PROJECT_STATUS_CHANGE', 'PROJECT_TRANSLATION_FINISHED'),
    ...outlines.flatMap(({ entry }) => entry.projectId ?? []),
  ]
  const [ofProject, ofTask, ofWorkUnit, ofUser, ofOrganization, ofOrgUnit] = [
    await loadProjects(db, projectIds),
    await loadTasks(db, idsOf('TASK_ASSIGNED', 'TASK_STATUS_CHANGE', 'WORK_UNIT_STATUS_CHANGE')),
    await loadReadyUnits(db, idsOf('WORK_UNIT_TRANSLATION_FILE_READY')),
    await loadUsers(db, idsOf('NEW_USER')),
    await loadClients(db, organizations, idsOf('NEW_ORGANIZATION')),
    await loadClients(db, orgUnits, idsOf('NEW_ORGANIZATIONAL_UNIT')),
  ]
  return outlines.flatMap((outline): ToldEvent[] => {
    const { type, id, entry, move } = outline
    const project = ofProject.get(entry.projectId ?? id)
    const told = (fields: object | undefined, orgUnitId = project?.fields.org_unit_uuid ?? null): ToldEvent[] =>
      fields ? [{ outline, orgUnitId, projectId: project?.fields.uuid ?? null, fields: { ...fields, ...move } }] : []
    switch (type) {
      case 'NEW_PROJECT':
      case 'EMPTY_PROJECT':
      case 'PROJECT_STATUS_CHANGE':
        return told(project?.fields)
      case 'PROJECT_TRANSLATION_FINISHED':
        return told(project && finishedFields(project))
      case 'TASK_ASSIGNED':
      case 'TASK_STATUS_CHANGE':
        return told(ofTask.get(id)?.fields)
      case 'WORK_UNIT_STATUS_CHANGE':
        return told(stepFields(ofTask.get(id), publicUrl))
      case 'WORK_UNIT_TRANSLATION_FILE_READY':
        return told(readyFields(ofWorkUnit.get(id), terms))
      case 'NEW_USER':
        return told(ofUser.get(id), null)
      case 'NEW_ORGANIZATION':
        return told(ofOrganization.get(id), null)
      case 'NEW_ORGANIZATIONAL_UNIT':
        return told(ofOrgUnit.get(id), id)
      default:
        return told({
          uuid: id,
          name: entry.entityName,
          project_uuid: entry.projectId,
          before: entry.before,
          after: entry.after,
        } satisfies Fields<'PROJECT_UPDATED'>)
    }
  })
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

interface ProjectParts {
  fields: Fields<'NEW_PROJECT'>
  units: { total: number; completed: number; failed: number }
}

async function loadProjects(db: Database, ids: readonly string[]): Promise<Map<string, ProjectParts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ project: projects, creator: users })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.creatorId))
    .where(isOneOf(projects.id, ids))
  const counted = await db
    .select({
      id: workUnits.projectId,
      locales: sql<string[]>`array_agg(distinct ${workUnits.targetLocale})`,
      workflows: sql<
        string[]
      >`(array_agg(array_to_string(${workUnits.workflows}, ',') order by ${workUnits.sequence}))`,
      total: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${workUnits.translationStatus} = 'TRANSLATED'))::int`,
      failed: sql<number>`(count(*) filter (where ${workUnits.translationStatus} = 'ERROR'))::int`,
    })
    .from(workUnits)
    .where(isOneOf(workUnits.projectId, ids))
    .groupBy(workUnits.projectId)
  const counts = byId(counted)
  return new Map(
    rows.map(({ project, creator }) => {
      const of = counts.get(project.id)
      const fields: Fields<'NEW_PROJECT'> = {
        uuid: project.id,
        id: project.number,
        name: project.name,
        reference: project.reference,
        status: project.status,
        org_unit_uuid: project.orgUnitId,
        creator: creator.name,
        creator_email: creator.email,
        creation_timestamp: project.createdAt.getTime(),
        instructions: project.instructions,
        notes: project.notes,
        source_locale: project.sourceLocale,
        target_locales: of?.locales ?? [],
        workflows: [...new Set(of?.workflows.flatMap((codes) => codes.split(',')))],
        tags: project.tags,
        custom_fields: [],
      }
      return [project.id, { fields, units: of ?? { total: 0, completed: 0, failed: 0 } }]
    }),
  )
}

const finishedFields = ({ fields, units }: ProjectParts): Fields<'PROJECT_TRANSLATION_FINISHED'> => ({
  project_id: fields.id,
  project_uuid: fields.uuid,
  project_name: fields.name,
  org_unit_uuid: fields.org_unit_uuid,
  total_work_units: units.total,
  total_work_units_completed: units.completed,
  total_work_units_failed: units.failed,
})

interface TaskParts {
  fields: Fields<'TASK_STATUS_CHANGE'>
  step: number
  words: number | null
  texts: TextCounts
  workUnit: WorkUnitParts
}

async function loadTasks(db: Database, ids: readonly string[]): Promise<Map<string, TaskParts>> {
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
  const time = (moment: Date | null) => moment?.getTime() ?? null
  return new Map(
    rows.map(({ task, code, assignee: to, assigner: by, creator: from }, at) => {
      const workUnit = units.get(task.workUnitId)!
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
        assigned_by_name: by?.name ?? null,
        assigned_by_email: by?.email ?? null,
        creator: from.name,
        creator_email: from.email,
        creation_timestamp: task.createdAt.getTime(),
        assign_date: time(task.assignedAt),
        acceptance_date: time(task.acceptedAt),
        due_date: time(task.dueDate),
        delivery_date: time(task.deliveredAt),
        skip_date: time(task.skippedAt),
        begin_index: task.beginIndex,
        end_index: task.endIndex,
        minimum_score_required: task.minimumScoreRequired === null ? null : Number(task.minimumScoreRequired),
        instructions: task.instructions,
        custom_fields: [],
      }
      return [task.id, { fields, step: task.step, words: task.sliceWords, texts: texts[at]!, workUnit }]
    }),
  )
}

interface WorkUnitParts {
  id: string
  workUnit: typeof workUnits.$inferSelect
  resource: { id: string; name: string }
  orgUnitId: string
}

async function loadWorkUnits(db: Database, ids: readonly string[]): Promise<Map<string, WorkUnitParts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: workUnits.id,
      workUnit: workUnits,
      resource: { id: projectResources.id, name: projectResources.name },
      orgUnitId: projects.orgUnitId,
    })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(isOneOf(workUnits.id, ids))
  return byId(rows)
}

async function loadReadyUnits(db: Database, ids: readonly string[]) {
  const units = [...(await loadWorkUnits(db, ids)).values()]
  const texts = await countTexts(
    db,
    units.map(({ id: workUnitId }) => ({ workUnitId, begin: 0, end: null })),
  )
  return byId(units.map((unit, at) => ({ ...unit, texts: texts[at]! })))
}

interface StepOfUnit {
  step: number
  begin: number
  end: number | null
  words: number
  texts: TextCounts
}

function workUnitFields(
  { workUnit, resource, orgUnitId }: WorkUnitParts,
  { step, begin, end, words, texts }: StepOfUnit,
  publicUrl: string,
): Fields<'WORK_UNIT_STATUS_CHANGE'> {
  return {
    id: workUnit.id,
    project_uuid: workUnit.projectId,
    org_unit_uuid: orgUnitId,
    project_file_id: resource.id,
    project_file_name: resource.name,
    project_step_level: step,
    workflow: workUnit.workflows[step] ?? '',
    is_last_workflow: step === workUnit.workflows.length - 1,
    source_locale: workUnit.sourceLocale,
    target_locale: workUnit.targetLocale,
    words,
    ...texts,
    begin_index: begin,
    end_index: end,
    total_segments: workUnit.totalSegments,
    confirmed_segments: workUnit.confirmedSegments,
    translated_file_url: `${publicUrl}/api/v3/project/${workUnit.projectId}/work-unit/${workUnit.id}/translation`,
  }
}

function stepFields(task: TaskParts | undefined, publicUrl: string) {
  if (!task) return undefined
  const { fields, step, words, texts, workUnit } = task
  const { begin_index: begin, end_index: end } = fields
  return workUnitFields(workUnit, { step, begin, end, words: words ?? workUnit.workUnit.words, texts }, publicUrl)
}

/** The file holds every step that was delivered. */
function readyFields(parts: (WorkUnitParts & { texts: TextCounts }) | undefined, terms: EventLinkTerms) {
  if (!parts) return undefined
  const { workUnit, texts } = parts
  const step = Math.max(0, Math.min(workUnit.currentStep, workUnit.workflows.length) - 1)
  const fields = workUnitFields(
    parts,
    { step, begin: 0, end: null, words: workUnit.words, texts },
    terms.settings.publicUrl,
  )
  const { id, accountId, translatedFileKey: key } = workUnit
  return {
    ...fields,
    // Its file may be gone by now, as it is being built again.
    ...(key !== null && { translated_file_url: eventDownloadUrl(terms, key, { owner: `workUnit-${id}`, accountId }) }),
    details: { download: { url: fields.translated_file_url } },
  } satisfies Fields<'WORK_UNIT_TRANSLATION_FILE_READY'>
}

async function loadUsers(db: Database, ids: readonly string[]): Promise<Map<string, Fields<'NEW_USER'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(users).where(isOneOf(users.id, ids))
  return new Map(
    rows.map(({ id, name, email, country, roles, status }) => [
      id,
      { uuid: id, name, email, country, role: roles, status, custom_fields: [] },
    ]),
  )
}

async function loadClients(
  db: Database,
  table: typeof organizations | typeof orgUnits,
  ids: readonly string[],
): Promise<Map<string, Fields<'NEW_ORGANIZATION'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: table.id, name: table.name, country: table.country })
    .from(table)
    .where(isOneOf(table.id, ids))
  return new Map(rows.map(({ id, name, country }) => [id, { uuid: id, name, country, custom_fields: [] }]))
}
