import { languageCodes } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'
import { attributeHeading, termAttributes } from '../../engines/terminology/term-notes.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { conceptHeadings } from '../glossaries/exchange/term-table.ts'
import { importedPeople } from '../people/table/import-people.ts'
import { importedRates } from '../rates/table/import-rates.ts'
import type { ImportedTable } from '../table-imports/table-import.ts'

/** The kinds of files that are tables with columns of their own. */
export const importedTables: Readonly<Record<'PEOPLE' | 'RATES', ImportedTable>> = {
  PEOPLE: importedPeople,
  RATES: importedRates,
}

/** The columns that a table of a kind can have; none of other files. */
export async function columnsOf(db: Database, session: SignedIn, kind: string): Promise<string[]> {
  if (kind === 'PEOPLE' || kind === 'RATES')
    return Object.values((await importedTables[kind].wanted(db, session)).headings)
  const languages = languageCodes.map(toBcp47)
  if (kind === 'GLOSSARY')
    return [...new Set([...Object.values(conceptHeadings), ...termAttributes.map(attributeHeading), ...languages])]
  return kind === 'MEMORY' ? languages : []
}
