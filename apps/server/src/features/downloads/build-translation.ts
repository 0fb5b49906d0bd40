import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { projectResources } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { impossible } from '../../kernel/refusals.ts'
import { buildFile } from '../../engines/file-work/files.ts'
import type { LanguageCodes } from '../../engines/formats/language-codes.ts'
import type { Objects } from '../../kernel/objects.ts'
import { languageCodesOf } from '../language-mappings/language-mappings.ts'
import type { ResourceRow } from '../work/find-project.ts'
import { loadSegments } from '../work/load-segments.ts'
import { orRefuse } from '../../kernel/failure.ts'
import { parseOptions } from '../intake/reading/parse-resource.ts'
import { readingOfFile } from '../intake/reading/reading-of-file.ts'

/** A work unit with its file. */
export interface WorkUnitWithFile {
  workUnit: typeof workUnits.$inferSelect
  resource: ResourceRow
}

/** The state of a text: as it is, or as the last delivered step left it. */
export type TextState = 'present' | 'delivered'

/** Work units with their files, in their order. */
export async function loadWorkUnits(db: Database, ids: readonly string[]): Promise<WorkUnitWithFile[]> {
  if (ids.length === 0) return []
  return db
    .select({ workUnit: workUnits, resource: projectResources })
    .from(workUnits)
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(inArray(workUnits.id, [...ids]))
    .orderBy(asc(workUnits.sequence))
}

/** The clients' language codes for work units, all of one account. */
export async function languageCodesOfFiles(db: Database, [first]: readonly WorkUnitWithFile[]): Promise<LanguageCodes> {
  return first ? languageCodesOf(db, first.workUnit.accountId) : {}
}

/** Refuses with 422 while some work units have no segments: what is not there cannot be built. */
export function requireCreated(workUnitFiles: readonly WorkUnitWithFile[]): void {
  const open = workUnitFiles.filter(({ workUnit }) => workUnit.genesisStatus !== 'CREATED')
  if (open.length === 0) return
  const names = open.map(({ workUnit, resource }) => `${resource.name} (${workUnit.targetLocale})`).join(', ')
  throw impossible(`Not all files have been imported: ${names}.`, 'NOT_READY', {
    workUnits: open.map(({ workUnit }) => ({
      workUnitUuid: workUnit.id,
      genesisCreationStatus: workUnit.genesisStatus,
      reason: workUnit.genesisDescription,
    })),
  })
}

/**
 * The translated file of a work unit, in the format of its source. Segments that no one has translated keep what the
 * file has, so that an untouched file comes out byte for byte the same.
 */
export async function buildTranslation(
  { db, objects }: { db: Database; objects: Objects },
  { workUnit, resource }: WorkUnitWithFile,
  state: TextState,
  goesOn?: () => Promise<void>,
): Promise<Blob> {
  if (resource.fileKey === null) throw new Error(`file ${resource.id} has no content`)
  const content = await objects.content(resource.fileKey)
  const rows = await loadSegments(db, workUnit.id)
  const targets = new Map<string, string>()
  for (const row of rows) {
    const text = state === 'delivered' ? (row.deliveredTarget ?? row.target) : row.target
    const isFilesOwn = row.origin === 'FILE' && row.version === 0
    if (text !== '' && !row.locked && !isFilesOwn) targets.set(row.key, text)
  }
  const reading = await readingOfFile(db, workUnit.accountId, resource)
  const options = parseOptions(resource, workUnit.sourceLocale, workUnit.targetLocale, reading)
  const readBefore = rows.map(({ key, source, codes }) => ({ key, source, codes }))
  return orRefuse(() => buildFile(content, { ...options, readBefore }, targets, goesOn))
}
