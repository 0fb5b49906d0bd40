import { toBcp47 } from '@dragoman/sdk/locale'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { segments } from '../../db/schema.ts'
import { writeKitFile } from '../file-work/files.ts'
import type { TextState, UnitWithFile } from './build-translation.ts'

/** A work unit's segments as XLIFF, for translation elsewhere. */
export async function buildKit(db: Database, { unit, resource }: UnitWithFile, state: TextState): Promise<Blob> {
  const rows = await db.select().from(segments).where(eq(segments.workUnitId, unit.id)).orderBy(asc(segments.index))
  return writeKitFile({
    projectUuid: unit.projectId,
    workUnitUuid: unit.id,
    fileName: resource.name,
    sourceLocale: toBcp47(unit.sourceLocale),
    targetLocale: toBcp47(unit.targetLocale),
    segments: rows
      .filter(({ locked }) => !locked)
      .map((row) => {
        const target = state === 'delivered' ? (row.deliveredTarget ?? row.target) : row.target
        return {
          id: String(row.id),
          source: row.source,
          codes: row.codes,
          confirmed: state === 'present' && row.confirmed,
          ...(target !== '' && { target }),
          ...(row.note !== null && { note: row.note }),
        }
      }),
  })
}

/** What a work unit's kit is called: with both locales when asked for. */
export const kitName = ({ unit, resource }: UnitWithFile, withLocales: boolean): string =>
  withLocales ? `${resource.name}_${unit.sourceLocale}_${unit.targetLocale}.xlf` : `${resource.name}.xlf`
