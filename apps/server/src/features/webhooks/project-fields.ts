import { eq, sql } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { loadValues } from '../custom-fields/custom-values.ts'
import { projectCustomValues, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { byId, type Fields } from './event-fields.ts'

interface ProjectParts {
  fields: Fields<'NEW_PROJECT'>
  units: { total: number; completed: number; failed: number }
}

export async function loadProjects(db: Database, ids: readonly string[]): Promise<Map<string, ProjectParts>> {
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
  const custom = await loadValues(db, null, projectCustomValues, ids)
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
        custom_fields: custom(project.id),
      }
      return [project.id, { fields, units: of ?? { total: 0, completed: 0, failed: 0 } }]
    }),
  )
}

export const finishedFields = ({ fields, units }: ProjectParts): Fields<'PROJECT_TRANSLATION_FINISHED'> => ({
  project_id: fields.id,
  project_uuid: fields.uuid,
  project_name: fields.name,
  org_unit_uuid: fields.org_unit_uuid,
  total_work_units: units.total,
  total_work_units_completed: units.completed,
  total_work_units_failed: units.failed,
})
