import { toBcp47 } from '@dragoman/sdk/locale'
import type { Database } from '../../../kernel/database/connect.ts'
import { writeKitFile } from '../../../engines/file-work/files.ts'
import type { LanguageCodes } from '../../../engines/formats/language-codes.ts'
import { glossariesOfProject } from '../../context/glossaries-of-project.ts'
import { codeFor, languageCodesOf } from '../../language-mappings/language-mappings.ts'
import type { TextState, WorkUnitWithFile } from '../build-translation.ts'
import { adviseTerms } from '../../terminology/term-advice.ts'
import { loadSegments } from '../../work/load-segments.ts'

/** The format of a kit. */
export type KitKind = 'XLIFF' | 'XLSX'

/** Media types of kits. */
export const kitType: Readonly<Record<KitKind, string>> = {
  XLIFF: 'application/xliff+xml',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A work unit's segments for translation elsewhere; `goesOn` is asked now and then whether to go on. */
export async function buildKit(
  db: Database,
  { workUnit, resource }: WorkUnitWithFile,
  state: TextState,
  { kind = 'XLIFF', goesOn }: { kind?: KitKind; goesOn?: () => Promise<void> } = {},
): Promise<Blob> {
  const rows = await loadSegments(db, workUnit.id)
  const codes = await languageCodesOf(db, workUnit.accountId)
  const unlocked = rows.filter(({ locked }) => !locked)
  const terms = await termsOf(
    db,
    workUnit,
    unlocked.map(({ source }) => source),
  )
  const kit = {
    projectUuid: workUnit.projectId,
    workUnitUuid: workUnit.id,
    fileName: resource.name,
    sourceLocale: tagFor(codes, workUnit.sourceLocale),
    targetLocale: tagFor(codes, workUnit.targetLocale),
    segments: unlocked.map((row, at) => {
      const target = state === 'delivered' ? (row.deliveredTarget ?? row.target) : row.target
      return {
        id: String(row.id),
        source: row.source,
        codes: row.codes,
        confirmed: state === 'present' && row.confirmed,
        ...(target !== '' && { target }),
        ...(row.note !== null && { note: row.note }),
        ...(terms[at]!.length > 0 && { terms: terms[at]! }),
        ...(row.maxLength !== null && { maxLength: row.maxLength }),
      }
    }),
  }
  return writeKitFile(kit, kind, goesOn)
}

/** The terms of the project's glossaries in each of some sources, with the translations to use and those to avoid. */
async function termsOf(
  db: Database,
  { projectId, sourceLocale, targetLocale }: WorkUnitWithFile['workUnit'],
  sources: readonly string[],
): Promise<string[][]> {
  const glossaryIds = await glossariesOfProject(db, projectId)
  const advice = await adviseTerms(db, { glossaryIds, sourceLocale, targetLocale }, sources)
  return advice.map((terms) =>
    terms.map(({ source, use, avoid, isKept }) =>
      [
        ...(isKept || use.length > 0 ? [`${source} = ${(isKept ? [source] : use).join(' | ')}`] : []),
        ...avoid.map((text) => `${source} ≠ ${text}`),
      ].join('; '),
    ),
  )
}

/** How XLIFF names a locale of the wire; it has no underscores. */
const tagFor = (codes: LanguageCodes, locale: string): string =>
  (codes[toBcp47(locale)] ?? toBcp47(locale)).replaceAll('_', '-')

/** The name of a work unit's kit: with both locales where the codes for them are given. */
export function kitName(
  { workUnit, resource }: WorkUnitWithFile,
  { codes, kind = 'XLIFF' }: { codes?: LanguageCodes | undefined; kind?: KitKind } = {},
): string {
  const locales = codes ? [workUnit.sourceLocale, workUnit.targetLocale].map((locale) => codeFor(codes, locale)) : []
  const name = [resource.name, ...locales].join('_')
  return `${name}.${kind === 'XLSX' ? 'xlsx' : 'xlf'}`
}
