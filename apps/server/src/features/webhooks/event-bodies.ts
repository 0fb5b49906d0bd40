import { orgUnits, organizations } from '../../identity/tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { EventLinkTerms } from '../../kernel/download.ts'
import { users } from '../../kernel/tables.ts'
import { loadValues } from '../custom-fields/custom-values.ts'
import {
  organizationCustomValues,
  orgUnitCustomValues,
  userCustomValues,
  type CustomValueTable,
} from '../custom-fields/tables.ts'
import type { Fields } from './event-fields.ts'
import type { Outline } from './events-of.ts'
import { finishedFields, loadProjects } from './project-fields.ts'
import { stateThen } from './state-then.ts'
import { loadTasks, stepFields } from './task-fields.ts'
import { loadReadyUnits, readyFields } from './work-unit-fields.ts'

/** An event with its fields, and what decides who is told of it. */
export interface ToldEvent {
  outline: Outline
  /** Null for what belongs to no organizational unit or project. */
  orgUnitId: string | null
  projectId: string | null
  /** Its fields beside those that every event has: of what changes, the state when it occurred. */
  fields: object
}

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
    await loadTasks(db, terms, idsOf('TASK_ASSIGNED', 'TASK_STATUS_CHANGE', 'WORK_UNIT_STATUS_CHANGE')),
    await loadReadyUnits(db, idsOf('WORK_UNIT_TRANSLATION_FILE_READY')),
    await loadUsers(db, idsOf('NEW_USER')),
    await loadClients(db, organizations, organizationCustomValues, idsOf('NEW_ORGANIZATION')),
    await loadClients(db, orgUnits, orgUnitCustomValues, idsOf('NEW_ORGANIZATIONAL_UNIT')),
  ]
  const then = await stateThen(db, outlines)
  return outlines.flatMap((outline): ToldEvent[] => {
    const { type, id, entry, move } = outline
    const project = ofProject.get(entry.projectId ?? id)
    const told = (fields: object | undefined, orgUnitId = project?.fields.org_unit_uuid ?? null): ToldEvent[] =>
      fields ? [{ outline, orgUnitId, projectId: project?.fields.uuid ?? null, fields: { ...fields, ...move } }] : []
    switch (type) {
      case 'NEW_PROJECT':
      case 'EMPTY_PROJECT':
      case 'PROJECT_STATUS_CHANGE':
        return told(project && { ...project.fields, ...then(outline) })
      case 'PROJECT_TRANSLATION_FINISHED':
        return told(project && finishedFields(project))
      case 'TASK_ASSIGNED':
      case 'TASK_STATUS_CHANGE': {
        const task = ofTask.get(id)
        return told(task && { ...task.fields, ...then(outline) })
      }
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

async function loadUsers(db: Database, ids: readonly string[]): Promise<Map<string, Fields<'NEW_USER'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(users).where(isOneOf(users.id, ids))
  const custom = await loadValues(db, null, userCustomValues, ids)
  return new Map(
    rows.map(({ id, name, email, country, roles, status }) => [
      id,
      { uuid: id, name, email, country, role: roles, status, custom_fields: custom(id) },
    ]),
  )
}

async function loadClients(
  db: Database,
  table: typeof organizations | typeof orgUnits,
  values: CustomValueTable,
  ids: readonly string[],
): Promise<Map<string, Fields<'NEW_ORGANIZATION'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: table.id, name: table.name, country: table.country })
    .from(table)
    .where(isOneOf(table.id, ids))
  const custom = await loadValues(db, null, values, ids)
  return new Map(rows.map(({ id, name, country }) => [id, { uuid: id, name, country, custom_fields: custom(id) }]))
}
