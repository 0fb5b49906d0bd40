import { eq } from 'drizzle-orm'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { eventDownloadUrl, type EventLinkTerms } from '../../kernel/download.ts'
import { projectResources, projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { byId, type Fields } from './event-fields.ts'
import { countTexts, type TextCounts } from './text-counts.ts'

export interface WorkUnitParts {
  id: string
  workUnit: typeof workUnits.$inferSelect
  resource: Pick<typeof projectResources.$inferSelect, 'id' | 'name' | 'size' | 'fileKey'>
  orgUnitId: string
}

export async function loadWorkUnits(db: Database, ids: readonly string[]): Promise<Map<string, WorkUnitParts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: workUnits.id,
      workUnit: workUnits,
      resource: {
        id: projectResources.id,
        name: projectResources.name,
        size: projectResources.size,
        fileKey: projectResources.fileKey,
      },
      orgUnitId: projects.orgUnitId,
    })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(projects, eq(projects.id, workUnits.projectId))
    .where(isOneOf(workUnits.id, ids))
  return byId(rows)
}

export async function loadReadyUnits(db: Database, ids: readonly string[]) {
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

/** Of the segments of a whole file. */
export const lastIndex = ({ totalSegments }: Pick<typeof workUnits.$inferSelect, 'totalSegments'>): number =>
  Math.max(0, totalSegments - 1)

export function workUnitFields(
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
    end_index: end ?? lastIndex(workUnit),
    total_segments: workUnit.totalSegments,
    confirmed_segments: workUnit.confirmedSegments,
    translated_file_url: `${publicUrl}/api/v3/project/${workUnit.projectId}/work-unit/${workUnit.id}/translation`,
  }
}

/** The file holds every step that was delivered. */
export function readyFields(parts: (WorkUnitParts & { texts: TextCounts }) | undefined, terms: EventLinkTerms) {
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
