import { blob } from 'node:stream/consumers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { visibleWorkUnits } from '../../access/visible.ts'
import type { Database } from '../../database/connect.ts'
import { workUnits } from '../../db/schema.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { impossible, invalid, notFound } from '../../http/errors.ts'
import type { Objects } from '../objects/objects.ts'
import { buildTranslation, loadUnits, requireCreated } from './build-translation.ts'
import type { TextState, UnitWithFile } from './build-translation.ts'
import type { ProjectRow } from './find-project.ts'
import { zipStream, type ZipFile } from './zip-stream.ts'

/** What a download is narrowed to; empty lists and nothing at all mean everything. */
export interface Selection {
  locales?: readonly string[]
  resources?: readonly string[]
}

/** The work units of a project that are asked for and that the caller may see; 422 when there are none, or not ready. */
export async function selectUnits(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  { locales, resources }: Selection,
): Promise<UnitWithFile[]> {
  const rows = await db
    .select({ id: workUnits.id })
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
  const units = await loadUnits(db, rows.map(({ id }) => id))
  if (units.length === 0) {
    throw impossible('No file of the project is asked for; choose other languages or files.', 'NOTHING_SELECTED')
  }
  requireCreated(units)
  return units
}

/** One work unit, named by itself or by its file and locale; 400 when it is not named, 404 when there is none. */
export async function selectOne(
  db: Database,
  session: SignedIn,
  project: ProjectRow,
  named: { workUnitUUID?: string; resourceUUID?: string; targetLanguage?: string },
): Promise<UnitWithFile> {
  const { workUnitUUID, resourceUUID, targetLanguage } = named
  if (!workUnitUUID && !(resourceUUID && targetLanguage)) {
    throw invalid('query.workUnitUUID', 'Name a work unit, or a source file and a target language.')
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
  const [one] = row ? await loadUnits(db, [row.id]) : []
  if (!one) throw notFound('work unit in this project')
  requireCreated([one])
  return one
}

/** The translated files in one container: a folder for each locale, below it the file's own folder. */
export function zipTranslations(
  stores: { db: Database; objects: Objects },
  units: readonly UnitWithFile[],
  state: TextState,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<Blob> {
  const files = units.map(
    (one, at): ZipFile => ({
      name: `${one.unit.targetLocale}/${placeOf(one)}`,
      changed: one.unit.updatedAt,
      content: async () => {
        const goesOn = () => progress(at)
        await goesOn()
        return buildTranslation(stores, one, state, goesOn)
      },
    }),
  )
  return blob(zipStream(files))
}

const placeOf = ({ resource }: UnitWithFile) =>
  resource.path === '' ? resource.name : `${resource.path}/${resource.name}`
