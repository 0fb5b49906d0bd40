import { extensionOf } from '@dragoman/sdk/upload-types'
import type { DefaultFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { FileOptions } from '@dragoman/sdk/operations/uploads'
import { and, asc, eq } from 'drizzle-orm'
import { filtersOf, formatFor } from '../../engines/formats/formats.ts'
import { pattern, readParameters } from '../../engines/formats/parameters.ts'
import { visibleOrgUnits } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { orRefuse } from '../../kernel/failure.ts'
import { invalid } from '../../kernel/refusals.ts'
import { fileOptions } from './tables.ts'

export type FileOptionsRow = typeof fileOptions.$inferSelect

const ofType = (orgUnitId: string, fileType: string) =>
  and(eq(fileOptions.orgUnitId, orgUnitId), eq(fileOptions.fileType, fileType))

/** How a unit reads files of a type; null where the defaults of the parser apply. */
export async function findOptions(db: Database, orgUnitId: string, fileType: string): Promise<FileOptionsRow | null> {
  const [row] = await db.select().from(fileOptions).where(ofType(orgUnitId, fileType))
  return row ?? null
}

/** The options of the units that the caller may see, by the units' names and the file types. */
export const listOptions = (db: Database, session: SignedIn) =>
  db
    .select({ row: fileOptions, orgUnitName: orgUnits.name })
    .from(fileOptions)
    .innerJoin(orgUnits, eq(orgUnits.id, fileOptions.orgUnitId))
    .where(visibleOrgUnits(db, session))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id), asc(fileOptions.fileType))

/** Sets the options of a unit for a file type, whether or not it has some. */
export async function setOptions(db: Database, values: Omit<FileOptionsRow, 'id'>): Promise<FileOptionsRow> {
  const { options, updatedAt, updatedBy } = values
  const rows = await db
    .insert(fileOptions)
    .values(values)
    .onConflictDoUpdate({
      target: [fileOptions.orgUnitId, fileOptions.fileType],
      set: { options, updatedAt, updatedBy },
    })
    .returning()
  return only(rows, 'file options that were set are missing')
}

export async function removeOptions(db: Database, orgUnitId: string, fileType: string): Promise<void> {
  await db.delete(fileOptions).where(ofType(orgUnitId, fileType))
}

/** The options of a file with those of its unit where it has none itself. */
export async function withUnitOptions(
  db: Database,
  orgUnitId: string,
  fileName: string,
  options: FileOptions,
): Promise<FileOptions> {
  const unit = await findOptions(db, orgUnitId, extensionOf(fileName))
  if (!unit) return options
  return { ...unit.options, ...options, parameters: { ...unit.options.parameters, ...options.parameters } }
}

/** Refuses options that the parser of a file type does not have: 400 for the type and the filter, 422 for the others. */
export async function checkOptions(fileType: string, options: DefaultFileOptions): Promise<void> {
  const name = `file.${fileType}`
  const format = await orRefuse(() => formatFor(name))
  const filters = Object.keys(filtersOf(format))
  const { parserFilter, parameters = {}, tagRegex } = options
  if (parserFilter !== undefined && !filters.includes(parserFilter)) {
    throw invalid('body.parserFilter', `.${fileType} files can only be read by ${filters.join(' or ')}.`)
  }
  await orRefuse(() => {
    const all = { ...parameters, ...(tagRegex !== undefined && { tagRegex }) }
    pattern(readParameters(format.parameters, all, name), 'tagRegex', name)
  })
}
