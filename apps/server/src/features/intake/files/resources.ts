import type {
  LeftOutTextPage,
  ProjectResourceCreate,
  ProjectResourceParamsUpdate,
} from '@dragoman/sdk/operations/projects'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { projectResources } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { orgUnits } from '../../../identity/tables.ts'
import type { ResourceParams } from '../../work/tables.ts'
import type { Context } from '../../../identity/context.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { impossible, invalid } from '../../../kernel/refusals.ts'
import { leftOutOf, measureFile } from '../../../engines/file-work/files.ts'
import { filtersOf, formatFor } from '../../../engines/formats/formats.ts'
import { pattern, readParameters } from '../../../engines/formats/parameters.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { withUnitOptions } from '../../file-options/unit-options.ts'
import { presentRules } from '../../segmentation/org-unit-rules.ts'
import { requireDraft, requireOpenForFiles } from '../../work/find-project.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import { checkedFormat, folderOf, parseOptions, type Reading } from '../reading/parse-resource.ts'
import { readingOfFile } from '../reading/reading-of-file.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { noteProjectArchive } from '../uploads/archives.ts'
import { chosenParams, readingOf, unanswered, type Incoming } from '../uploads/uploads.ts'
import type { Measured } from '../uploads/tables.ts'
import { beginChange, type ChangeRow } from '../versions/resource-change.ts'
import { insertOne, updateOne, only } from '../../../kernel/database/one-row.ts'

/** Announces a file of a project; its name's extension picks the parser (wire 2.17). */
export async function announceResource(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  project: ProjectRow,
  body: ProjectResourceCreate,
): Promise<ResourceRow> {
  await requireOpenForFiles(context, project, 'Files can be added')
  const { db, now } = context
  checkedFormat(body.name)
  const path = folderOf(body.path ?? '', body.name)
  const [same] = await db
    .select({ id: projectResources.id })
    .from(projectResources)
    .where(
      and(
        eq(projectResources.projectId, project.id),
        eq(projectResources.name, body.name),
        eq(projectResources.path, path),
      ),
    )
  if (same) {
    const message = `This folder already has a file named ${body.name}. Upload a new version or choose another name.`
    throw impossible(message, 'NAME_TAKEN', { projectResourceUuid: same.id })
  }
  const options = await withUnitOptions(db, project.orgUnitId, body.name, body.options ?? {})
  const resource = await insertOne(db, projectResources, {
    projectId: project.id,
    name: body.name,
    path,
    type: extensionOf(body.name),
    notes: body.notes ?? '',
    previewUrl: body.previewUrl ?? null,
    params: chosenParams(body.name, options, 'body.options'),
    addedAt: project.status === 'DRAFT' ? null : now,
  })
  return resource
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * Keeps a file's content once it could be parsed for each of its languages; else 422 and everything stays. What it
 * changes in segments that are there already is noted.
 */
export async function keepContent(
  context: Pick<Context, 'db' | 'objects' | 'session'>,
  project: ProjectRow,
  resource: ResourceRow,
  incoming: Incoming,
): Promise<ResourceRow> {
  const what = 'The content of a file can be uploaded'
  // A file that is being worked on gets a new version instead.
  if (await hasWorkUnits(context.db, resource)) requireDraft(project, what)
  else await requireOpenForFiles(context, project, what)
  return (await storeContent(context, project, resource, incoming)).row
}

const hasWorkUnits = async (db: Database, { id }: ResourceRow) =>
  (await db.$count(workUnits, eq(workUnits.resourceId, id))) > 0

/** The same in every state of a project; `change` is what is noted, null for a file without segments. */
export async function storeContent(
  { db, objects, session }: Pick<Context, 'db' | 'objects' | 'session'>,
  project: ProjectRow,
  resource: ResourceRow,
  { content, stored: before, measured, options, archiveId }: Incoming,
): Promise<{ row: ResourceRow; change: ChangeRow | null }> {
  const read = { ...resource, segmentationId: await rulesFor(db, project, resource) }
  // The findings of a preview with the same options are used again.
  const isPreviewed =
    measured?.reading === readingOf(resource.params, readingFor(project, read)) && !(await hasWorkUnits(db, resource))
  const found = isPreviewed ? whatWasFound(measured) : await validate(db, project, read, content)
  // Of a file whose reading was settled, later content is not asked about again.
  const isSettled = resource.hash !== null && resource.questions.length === 0
  const chosen = await withUnitOptions(db, project.orgUnitId, resource.name, options)
  const questions = isSettled ? [] : unanswered(found.questions, chosen)
  const stored =
    before ??
    (await objects.put(db, {
      accountId: project.accountId,
      name: resource.name,
      mediaType: 'application/octet-stream',
      content,
    }))
  if (archiveId) await noteProjectArchive(db, project.id, archiveId)
  const { key: fileKey, size, hash } = stored
  const change = await beginChange(db, resource, { hash, size }, session)
  return {
    row: await update(db, read, { ...found, questions, fileKey, size, hash, segmentationId: read.segmentationId }),
    change,
  }
}

const readingFor = ({ sourceLocale, wordCounter: counter }: ProjectRow, { segmentationId }: ResourceRow) => ({
  sourceLocale,
  segmentationId,
  counter,
})

const whatWasFound = ({ totalSegments, totalWords, leftOutTexts, questions }: Omit<Measured, 'reading'>) => ({
  totalSegments,
  totalWords,
  leftOutTexts,
  questions,
})

/** Files without any work use the current segmentation rules; later, unchanged text stays split as it was. */
async function rulesFor(db: Database, project: ProjectRow, resource: ResourceRow): Promise<string | null> {
  if (project.status !== 'DRAFT' && (await hasWorkUnits(db, resource))) return resource.segmentationId
  return (await presentRules(db, project.orgUnitId))?.id ?? null
}

/**
 * Changes how a file is read, and with `applyAll` every file of the project with its extension. Outside of DRAFT only
 * what leaves the segments as they are; else 422. Answers the files that changed.
 */
export async function changeParams(
  { db, objects }: { db: Database; objects: Objects },
  project: ProjectRow,
  resource: ResourceRow,
  body: ProjectResourceParamsUpdate,
): Promise<ResourceRow[]> {
  const others = body.applyAll
    ? await db
        .select()
        .from(projectResources)
        .where(
          and(
            eq(projectResources.projectId, project.id),
            eq(projectResources.type, resource.type),
            ne(projectResources.id, resource.id),
          ),
        )
    : []
  const changed: ResourceRow[] = []
  for (const one of [resource, ...others]) {
    const params = mergedParams(one, body)
    const found = await validateParams({ db, objects }, project, one, params)
    changed.push(await update(db, one, { ...found, params, questions: [] }))
  }
  return changed
}

function mergedParams({ name, params }: ResourceRow, body: ProjectResourceParamsUpdate): ResourceParams {
  const format = formatFor(name)
  const filters = Object.keys(filtersOf(format))
  if (body.parserFilter !== undefined && !filters.includes(body.parserFilter)) {
    throw invalid('body.parserFilter', `${name} can only be read by ${filters.join(' or ')} alone.`)
  }
  return {
    parserFilter: body.parserFilter ?? params.parserFilter,
    applySourceSegmentation: body.applySourceSegmentation ?? params.applySourceSegmentation,
    tagRegex: body.tagRegex === undefined ? params.tagRegex : body.tagRegex || null,
    parameters: { ...params.parameters, ...body.parameters },
  }
}

async function validateParams(
  { db, objects }: { db: Database; objects: Objects },
  project: ProjectRow,
  resource: ResourceRow,
  params: ResourceParams,
) {
  if (resource.fileKey === null) {
    // Without content, only the options themselves can be wrong.
    await checkOptions(project, { ...resource, params })
    return {}
  }
  const content = await objects.content(resource.fileKey)
  const found = await validate(db, project, { ...resource, params }, content)
  if (project.status !== 'DRAFT') await requireHarmless(db, project, resource, params, content)
  return found
}

/** Refuses with 422 options that the format does not have, of another type, or an expression that is none. */
async function checkOptions(project: ProjectRow, resource: ResourceRow): Promise<void> {
  const { parameters } = parseOptions(resource, project.sourceLocale, project.sourceLocale)
  await orRefuse(() => {
    const values = readParameters(formatFor(resource.name).parameters, parameters, resource.name)
    pattern(values, 'tagRegex', resource.name)
  })
}

async function requireHarmless(
  db: Database,
  project: ProjectRow,
  resource: ResourceRow,
  params: ResourceParams,
  content: Blob,
): Promise<void> {
  const reading = await readingOfFile(db, project.accountId, resource)
  for (const locale of await targetsOf(db, project, resource)) {
    const before = await measureOrRefuse(content, project, resource, { locale, reading })
    const after = await measureOrRefuse(content, project, { ...resource, params }, { locale, reading })
    if (before.essence === after.essence) continue
    const message = `These options would change the segments of ${resource.name}, which are already in progress.`
    throw impossible(message, 'WORK_UNITS_EXIST', { status: project.status, projectResourceUuid: resource.id })
  }
}

async function validate(db: Database, project: ProjectRow, resource: ResourceRow, content: Blob) {
  const locales = await targetsOf(db, project, resource)
  const reading = await readingOfFile(db, project.accountId, resource)
  const first = only(
    await Promise.all(locales.map((locale) => measureOrRefuse(content, project, resource, { locale, reading }))),
    'a file was validated for no language',
  )
  return whatWasFound(first)
}

function measureOrRefuse(
  content: Blob,
  project: ProjectRow,
  resource: ResourceRow,
  { locale, reading }: { locale: string; reading: Reading },
) {
  const options = parseOptions(resource, project.sourceLocale, locale, reading)
  return orRefuse(() => measureFile(content, { ...options, counter: project.wordCounter }))
}

/** A page of the texts of a file that are not translated, in its first language; 422 where it cannot be read by now. */
export async function leftOutPage(
  { db, objects }: { db: Database; objects: Objects },
  project: ProjectRow,
  resource: ResourceRow,
  { page, size }: { page: number; size: number },
): Promise<LeftOutTextPage> {
  if (resource.fileKey === null) return pageOf([], 0, { page, size, sorted: false })
  const [locale = project.sourceLocale] = await targetsOf(db, project, resource)
  const reading = await readingOfFile(db, project.accountId, resource)
  const options = parseOptions(resource, project.sourceLocale, locale, reading)
  const content = await objects.content(resource.fileKey)
  const { total, texts } = await orRefuse(() =>
    leftOutOf(content, { ...options, from: page * size, to: (page + 1) * size }),
  )
  return pageOf(texts, total, { page, size, sorted: false })
}

/** Languages that a file is read for: those of its work units, else those of the unit, else the source itself. */
async function targetsOf(db: Database, project: ProjectRow, resource: ResourceRow): Promise<string[]> {
  const workUnitRows = await db
    .select({ locale: workUnits.targetLocale })
    .from(workUnits)
    .where(eq(workUnits.resourceId, resource.id))
    .orderBy(asc(workUnits.sequence))
  if (workUnitRows.length > 0) return workUnitRows.map(({ locale }) => locale)
  const [orgUnit] = await db
    .select({ locales: orgUnits.targetLocales })
    .from(orgUnits)
    .where(eq(orgUnits.id, project.orgUnitId))
  return [orgUnit?.locales.find((locale) => locale !== project.sourceLocale) ?? project.sourceLocale]
}

async function update(
  db: Database,
  resource: ResourceRow,
  values: Partial<typeof projectResources.$inferInsert>,
): Promise<ResourceRow> {
  const row = await updateOne(db, projectResources, eq(projectResources.id, resource.id), values)
  return row
}
