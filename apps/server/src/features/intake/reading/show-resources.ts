import type { ProjectResource } from '@dragoman/sdk/operations/projects'
import { asc, eq, inArray } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import type { ResourceParams } from '../../work/tables.ts'
import type { FileFormat } from '../../../engines/formats/format.ts'
import { formatFor } from '../../../engines/formats/formats.ts'
import { shownQuestion } from './shown-question.ts'
import { versionOf } from '../../../kernel/version.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'

/** A project's files, in the order in which they were announced. */
export async function resourcesOf(db: Database, projectId: string): Promise<ResourceRow[]> {
  return db
    .select()
    .from(projectResources)
    .where(eq(projectResources.projectId, projectId))
    .orderBy(asc(projectResources.createdAt), asc(projectResources.id))
}

/** Files as the wire shows them, with the languages and steps that they have work units in. */
export async function showResources(
  db: Database,
  project: ProjectRow,
  resources: readonly ResourceRow[],
): Promise<ProjectResource[]> {
  if (resources.length === 0) return []
  const workUnitRows = await db
    .select({
      resourceId: workUnits.resourceId,
      targetLocale: workUnits.targetLocale,
      workflows: workUnits.workflows,
    })
    .from(workUnits)
    .where(
      inArray(
        workUnits.resourceId,
        resources.map(({ id }) => id),
      ),
    )
    .orderBy(asc(workUnits.sequence))
  const byResource = Map.groupBy(workUnitRows, ({ resourceId }) => resourceId)
  return resources.map((resource) => {
    const own = byResource.get(resource.id) ?? []
    return {
      uuid: resource.id,
      version: versionOf(resource.params),
      name: resource.name,
      path: resource.path,
      type: resource.type,
      notes: resource.notes,
      hash: resource.hash ?? undefined,
      creation: resource.createdAt.getTime(),
      addedDate: resource.addedAt?.getTime(),
      projectUuid: project.id,
      sourceLocale: project.sourceLocale,
      targetLocales: [...new Set(own.map(({ targetLocale }) => targetLocale))],
      workflows: [...new Set(own.flatMap(({ workflows }) => workflows))],
      params: showParams(resource),
      previewUrl: resource.previewUrl ?? undefined,
      size: resource.size ?? undefined,
      totalSegments: resource.totalSegments ?? undefined,
      totalWords: resource.totalWords ?? undefined,
      questions: resource.questions.length > 0 ? resource.questions.map(shownQuestion) : undefined,
    }
  })
}

/** One file as the wire shows it. */
export async function showResource(db: Database, project: ProjectRow, resource: ResourceRow): Promise<ProjectResource> {
  const shown = only(await showResources(db, project, [resource]), 'a file that was given is missing')
  return shown
}

function showParams({ id, name, type, params }: ResourceRow) {
  const usual = defaultParams(formatFor(name))
  return {
    projectResourceId: id,
    parserFilter: params.parserFilter,
    applySourceSegmentation: params.applySourceSegmentation,
    tagRegex: params.tagRegex ?? undefined,
    parameters: { ...usual.parameters, ...params.parameters },
    defaultFilterSettings:
      params.parserFilter === usual.parserFilter &&
      params.applySourceSegmentation === usual.applySourceSegmentation &&
      params.tagRegex === null &&
      Object.entries(params.parameters).every(([key, value]) => usual.parameters[key] === value),
    extensionFile: type,
    extractTerms: false,
  }
}

/** The default parameters of a format. */
export const defaultParams = (format: FileFormat): ResourceParams => ({
  parserFilter: format.name,
  applySourceSegmentation: format.applySourceSegmentation,
  tagRegex: null,
  parameters: Object.fromEntries(format.parameters.map(({ key, value }) => [key, value])),
})
