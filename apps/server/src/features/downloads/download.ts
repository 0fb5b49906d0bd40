import { blob } from 'node:stream/consumers'
import { and, asc, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { visibleWorkUnits } from '../work/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { translatedFileName } from '../../engines/formats/formats.ts'
import { codeFor } from '../language-mappings/language-mappings.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import type { Objects } from '../../kernel/objects.ts'
import { buildTranslation, languageCodesOfFiles, loadWorkUnits, requireCreated } from './build-translation.ts'
import type { TextState, WorkUnitWithFile } from './build-translation.ts'
import { deliveredSteps, notDelivered, requireDelivered } from './delivered.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { zipStream, type ZipFile } from './zip-stream.ts'

/** The selection of a download; empty lists and absent ones mean everything. */
export interface Selection {
  locales?: readonly string[]
  resources?: readonly string[]
  /** Only what has been delivered. */
  delivered?: boolean
}

/**
 * The work units of a project that are asked for and that the caller may see; 422 when there are none, or not ready.
 * Those whose tasks were all canceled are left out, as they are not wanted any more; not where the whole project was
 * canceled, of which one can only want what there is.
 */
export async function selectWorkUnits(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  { locales, resources, delivered }: Selection,
): Promise<WorkUnitWithFile[]> {
  const wanted = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.workUnitId, workUnits.id), ne(tasks.status, 'CANCELLED')))
  const rows = await db
    .select({ id: workUnits.id, isWanted: project.status === 'CANCELLED' ? sql<boolean>`true` : exists(wanted) })
    .from(workUnits)
    .where(
      and(
        eq(workUnits.projectId, project.id),
        visibleWorkUnits(db, session),
        locales?.length ? inArray(workUnits.targetLocale, [...locales]) : undefined,
        resources?.length ? inArray(workUnits.resourceId, [...resources]) : undefined,
      ),
    )
    .orderBy(asc(workUnits.sequence))
  const wantedIds = rows.filter(({ isWanted }) => isWanted).map(({ id }) => id)
  const workUnitFiles = await loadWorkUnits(db, wantedIds)
  if (workUnitFiles.length === 0) {
    const message =
      rows.length === 0
        ? 'No file of the project matches. Choose other languages or files.'
        : 'All requested tasks were canceled. Choose other languages or files, or download each file by its work unit.'
    throw impossible(message, 'NOTHING_SELECTED')
  }
  const chosen = delivered ? await onlyDelivered(db, workUnitFiles) : workUnitFiles
  requireCreated(chosen)
  return chosen
}

async function onlyDelivered(db: Database, workUnitFiles: readonly WorkUnitWithFile[]): Promise<WorkUnitWithFile[]> {
  const steps = await deliveredSteps(db, workUnitFiles)
  const delivered = workUnitFiles.filter(({ workUnit }) => steps.has(workUnit.id))
  if (delivered.length === 0) throw notDelivered(workUnitFiles)
  return delivered
}

/**
 * One work unit, named by itself or by its file and locale; 400 when it is not named, 404 when there is none, 422 when it
 * is not ready, or nothing of it is delivered that has to be.
 */
export async function selectOne(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  named: { workUnitUUID?: string; resourceUUID?: string; targetLanguage?: string; delivered?: boolean },
): Promise<WorkUnitWithFile> {
  const { workUnitUUID, resourceUUID, targetLanguage, delivered } = named
  if (!workUnitUUID && !(resourceUUID && targetLanguage)) {
    throw invalid('query.workUnitUUID', 'Specify a work unit, or a source file and a target language.')
  }
  const [row] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(
      and(
        eq(workUnits.projectId, project.id),
        visibleWorkUnits(db, session),
        workUnitUUID ? eq(workUnits.id, workUnitUUID) : undefined,
        resourceUUID ? eq(workUnits.resourceId, resourceUUID) : undefined,
        targetLanguage ? eq(workUnits.targetLocale, targetLanguage) : undefined,
      ),
    )
  const [one] = row ? await loadWorkUnits(db, [row.id]) : []
  if (!one) throw notFound('work unit in this project')
  requireCreated([one])
  if (delivered) await requireDelivered(db, [one])
  return one
}

/** The translated files in one container: a folder for each locale, below it the file's own folder. */
export async function zipTranslations(
  stores: { db: Database; objects: Objects },
  workUnitFiles: readonly WorkUnitWithFile[],
  state: TextState,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<Blob> {
  const codes = await languageCodesOfFiles(stores.db, workUnitFiles)
  const files = workUnitFiles.map((one, at): ZipFile => ({
    name: `${codeFor(codes, one.workUnit.targetLocale)}/${placeOf(one)}`,
    changed: one.workUnit.updatedAt,
    content: async () => {
      const goesOn = () => progress(at)
      await goesOn()
      return buildTranslation(stores, one, state, goesOn)
    },
  }))
  return blob(zipStream(files))
}

function placeOf({ resource: { path, name } }: WorkUnitWithFile): string {
  const translated = translatedFileName(name)
  return path === '' ? translated : `${path}/${translated}`
}
