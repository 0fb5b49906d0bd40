import type { ImportColumn, ImportKind, ImportValue } from '@dragoman/sdk/operations/imports'
import { toBcp47 } from '@dragoman/sdk/locale'
import { isLanguage } from '@dragoman/sdk/languages'
import { eq } from 'drizzle-orm'
import type { TableRow } from '../../engines/tables/table-rows.ts'
import { readTermRows } from '../../engines/file-work/tables.ts'
import { attributeHeading, attributeNamed } from '../../engines/terminology/term-notes.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { languageNamed } from '../glossaries/exchange/term-languages.ts'
import { cellValues } from '../table-imports/table-import.ts'
import { columnMeant, valueColumns, valueMeant } from './known-words.ts'
import { importMappings } from './tables.ts'
import { columnsOf } from './tables-of-kinds.ts'

/** How a table is understood. */
export interface ReadHeadings {
  columns: ImportColumn[]
  values: ImportValue[]
}

/** Values of a column that are told. */
const mostValues = 100

/** The rows of a table, its headings first. @throws FileRefused when it cannot be read */
export async function rowsOf(file: File): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of readTermRows(file)) rows.push(row)
  return rows
}

/** The kind of a table by its headings. */
export function kindOfTable(rows: readonly TableRow[]): ImportKind {
  const headings = [...(rows[0]?.cells.values() ?? [])]
  const has = (column: string) => headings.some((heading) => columnMeant(heading, [column]) !== undefined)
  if (has('Email')) return has('Source language') && has('Target language') ? 'RATES' : 'PEOPLE'
  const languages = headings.filter((heading) => !attributeNamed(heading) && languageNamed(heading) !== undefined)
  return languages.length > 0 ? 'GLOSSARY' : 'NONE'
}

/** Understands the columns and values of a table of a kind, as the account did before, or by what they are called. */
export async function understand(
  db: Database,
  session: SignedIn,
  { kind, rows }: { kind: string; rows: readonly TableRow[] },
): Promise<ReadHeadings> {
  const [head, ...body] = rows
  const takes = await columnsOf(db, session, kind)
  if (!head || takes.length === 0) return { columns: [], values: [] }
  const known = await mappingsOf(db, session.account.id)
  const taken = new Set<string>()
  const columns: ImportColumn[] = []
  for (const heading of [...head.cells].toSorted(([a], [b]) => a - b).map(([, text]) => text.trim().slice(0, 200))) {
    const kept = known(kind, heading)
    const means =
      kept ?? (kind === 'GLOSSARY' || kind === 'MEMORY' ? termColumn(heading, takes) : columnMeant(heading, takes))
    const isFree = means !== undefined && means !== '' && !taken.has(means)
    if (isFree) taken.add(means)
    columns.push({ heading, ...(isFree && { means }) })
  }
  const values = valueColumns.flatMap((column) => {
    const heading = columns.find(({ means }) => means === column)?.heading
    const place = [...head.cells].find(([, text]) => text.trim().slice(0, 200) === heading)?.[0]
    if (place === undefined || kind === 'GLOSSARY' || kind === 'MEMORY') return []
    const said = new Set(body.flatMap(({ cells }) => valuesIn(column, cells.get(place) ?? '')))
    return [...said]
      .slice(0, mostValues)
      .map((each) => ({ column, said: each, means: known(`${kind} ${column}`, each) ?? valueMeant(column, each) }))
  })
  return { columns, values }
}

/** The values of a cell that are understood one by one. */
export const valuesIn = (column: string, cell: string): string[] =>
  (column === 'Roles' || column === 'Languages' ? cellValues(cell) : [cell.trim()]).filter(
    (value) => value !== '' && value.length <= 200,
  )

function termColumn(heading: string, takes: readonly string[]): string | undefined {
  // `de: Forbidden` is about the terms of one language, and so is `is: Forbidden`.
  const [, before = '', after = ''] = /^([^:]+):(.+)$/.exec(heading) ?? []
  if (languageNamed(before) !== undefined && attributeNamed(after)) return heading
  const attribute = attributeNamed(heading)
  if (attribute) return attributeHeading(attribute)
  const same = columnMeant(heading, takes)
  if (same !== undefined) return same
  const language = languageNamed(heading)
  return language === undefined ? undefined : isLanguage(language) ? toBcp47(language) : heading
}

/** How the account has understood things before. */
async function mappingsOf(db: Database, accountId: string) {
  const rows = await db.select().from(importMappings).where(eq(importMappings.accountId, accountId))
  const known = new Map(rows.map(({ area, said, means }) => [`${area}\n${said}`, means]))
  return (area: string, said: string) => known.get(`${area}\n${said.toLowerCase()}`)
}

/** Keeps how a table was understood for the next one of the account. */
export async function keepMappings(
  db: Database,
  accountId: string,
  { kind, columns = [], values = [] }: Partial<ReadHeadings> & { kind: string },
): Promise<void> {
  const rows = [
    ...columns.map(({ heading, means = '' }) => ({ accountId, area: kind, said: heading.toLowerCase(), means })),
    ...values.map(({ column, said, means }) => ({
      accountId,
      area: `${kind} ${column}`,
      said: said.toLowerCase(),
      means,
    })),
  ]
  for (const row of rows) {
    const target = [importMappings.accountId, importMappings.area, importMappings.said]
    await db
      .insert(importMappings)
      .values(row)
      .onConflictDoUpdate({ target, set: { means: row.means } })
  }
}
