import type { Screenshot, ScreenshotKey, ScreenshotRegion } from '@dragoman/sdk/operations/screenshots'
import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import { readWholePicture } from '../../engines/file-work/pictures.ts'
import type { WholePicture } from '../../engines/pictures/whole-picture.ts'
import type { Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, only } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { containing } from '../../kernel/paging.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { readUploadedPicture } from '../../kernel/uploaded-picture.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { projectResources, projects } from '../work/tables.ts'
import { visibleProjects, visibleWorkUnits } from '../work/visible.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { screenshots, type ScreenshotRow } from './tables.ts'

/** Most screenshots of a project. */
const most = 200
/** Most keys that a search finds. */
const mostKeys = 20

/** A screenshot as the wire shows it. */
export const showScreenshot = (
  { id, name, width, height, regions, version, createdAt }: ScreenshotRow,
  shown: readonly ScreenshotRegion[] = regions,
): Screenshot => ({
  uuid: id,
  name,
  url: `/api/v3/screenshot/${id}/image`,
  width,
  height,
  regions: [...shown],
  version,
  createdDate: createdAt.getTime(),
})

/** The screenshots of a project, by name. */
export const screenshotsOf = (db: Database, projectId: string): Promise<ScreenshotRow[]> =>
  db.select().from(screenshots).where(eq(screenshots.projectId, projectId)).orderBy(asc(screenshots.name))

/** A screenshot of a project that the caller sees; linguists see it by their tasks, too. */
export function findScreenshot(db: Database, session: SignedIn, id: string): Promise<ScreenshotRow> {
  const seen = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  const opened = db.select({ id: workUnits.projectId }).from(workUnits).where(visibleWorkUnits(db, session))
  const visible = or(inArray(screenshots.projectId, seen), inArray(screenshots.projectId, opened))
  return findVisible(db, screenshots, { id, visible, what: 'screenshot' })
}

/** Refuses a name that another screenshot of the project has. */
function requireFreeName(present: readonly ScreenshotRow[], name: string, own?: string): void {
  const same = present.find((each) => each.name === name && each.id !== own)
  if (!same) return
  const message = `A screenshot named ${name} already exists. Remove it first, or choose another name.`
  throw impossible(message, 'NAME_TAKEN', { screenshotUuid: same.id })
}

/** Reads an uploaded image. Nothing is to be held meanwhile: it takes its time. */
export const readImage = (file: File): Promise<WholePicture> =>
  readUploadedPicture(file, { name: 'screenshot', most: 10, read: readWholePicture })

/** Adds a screenshot to a held project. */
export async function addScreenshot(
  { db, objects, now }: Pick<Context, 'db' | 'objects' | 'now'>,
  { id: projectId, accountId }: ProjectRow,
  { bytes, width, height }: WholePicture,
  given: string,
): Promise<ScreenshotRow> {
  const present = await screenshotsOf(db, projectId)
  if (present.length >= most)
    throw impossible(`The project has ${most} screenshots, the most possible. Remove one first.`, 'TOO_MANY')
  const name = given.trim().slice(0, 200) || 'Screenshot'
  requireFreeName(present, name)
  const content = new Blob([new Uint8Array(bytes)])
  const { key: fileKey } = await objects.put(db, { accountId, name, mediaType: 'image/webp', content })
  return insertOne(db, screenshots, { projectId, name, fileKey, width, height, createdAt: now })
}

/** Changes a held screenshot; refuses rectangles that stick out of the image. */
export async function changeScreenshot(
  db: Database,
  row: ScreenshotRow,
  { name: given, regions }: { name?: string | undefined; regions?: readonly ScreenshotRegion[] | undefined },
): Promise<ScreenshotRow> {
  const name = given?.trim() ?? row.name
  if (name === '') throw invalid('body.name', 'The screenshot needs a name.')
  requireFreeName(await screenshotsOf(db, row.projectId), name, row.id)
  for (const [at, region] of (regions ?? []).entries())
    if (region.x + region.width > row.width || region.y + region.height > row.height)
      throw invalid(
        `body.regions[${at}]`,
        `The rectangle of ${region.key} ends at ${region.x + region.width} × ${region.y + region.height}, outside of the image of ${row.width} × ${row.height} pixels. Make it smaller.`,
      )
  return only(
    await db
      .update(screenshots)
      .set({ name, ...(regions && { regions: [...regions] }), version: row.version + 1 })
      .where(eq(screenshots.id, row.id))
      .returning(),
  )
}

/** Removes a screenshot; its file goes with the next tidying. */
export async function removeScreenshot(db: Database, { id }: ScreenshotRow): Promise<void> {
  await db.delete(screenshots).where(eq(screenshots.id, id))
}

/** The first keys of a project's files with a text in the key or the source. */
export async function findKeys(db: Database, { id }: ProjectRow, text = ''): Promise<ScreenshotKey[]> {
  const pattern = containing(text)
  // Each language has the same keys.
  const first = db
    .selectDistinctOn([workUnits.resourceId], { id: workUnits.id })
    .from(workUnits)
    .where(and(eq(workUnits.projectId, id), eq(workUnits.genesisStatus, 'CREATED')))
    .orderBy(asc(workUnits.resourceId), asc(workUnits.sequence))
  return db
    .select({ key: segments.key, source: segments.source, filename: projectResources.name })
    .from(segments)
    .innerJoin(workUnits, eq(workUnits.id, segments.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(and(inArray(segments.workUnitId, first), or(ilike(segments.key, pattern), ilike(segments.source, pattern))))
    .orderBy(asc(projectResources.name), asc(segments.index))
    .limit(mostKeys)
}

/** The screenshots of a work unit's project that show some of its segments, each with their rectangles alone. */
export async function screenshotsOfWorkUnit(
  db: Database,
  { id, projectId }: { id: string; projectId: string },
): Promise<Screenshot[]> {
  const rows = await screenshotsOf(db, projectId)
  const bound = [...new Set(rows.flatMap(({ regions }) => regions.map(({ key }) => key)))]
  if (bound.length === 0) return []
  const found = await db
    .select({ key: segments.key })
    .from(segments)
    .where(and(eq(segments.workUnitId, id), inArray(segments.key, bound)))
  const keys = new Set(found.map(({ key }) => key))
  return rows.flatMap((row) => {
    const shown = row.regions.filter(({ key }) => keys.has(key))
    return shown.length === 0 ? [] : [showScreenshot(row, shown)]
  })
}
