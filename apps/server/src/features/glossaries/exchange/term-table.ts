import { toBcp47, toWireLocale } from '@dragoman/sdk/locale'
import { readTermRows } from '../../../engines/file-work/tables.ts'
import type { TableRow } from '../../../engines/tables/table-rows.ts'
import type { ExchangedConcept } from '../../../engines/terminology/exchanged-concept.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { lazy } from '../../../kernel/lazy.ts'
import type { Cell } from '../../../kernel/table-file.ts'
import { isLanguage, languageCodes } from '../../locales/languages.ts'

/** The headings of what stands beside the languages. */
const headings = { id: 'Concept', definition: 'Definition', note: 'Note' } as const

/** Parts several terms of one language in a cell. */
const separator = ' | '

const localesByName = lazy(() => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return new Map(languageCodes.toReversed().map((locale) => [names.of(toBcp47(locale))?.toLowerCase(), locale]))
})

/** The locale that a heading names, by its code in either spelling or by its English name. */
function localeOf(heading: string): string | undefined {
  const code = toWireLocale(heading.trim())
  return isLanguage(code) ? code : localesByName().get(heading.trim().toLowerCase())
}

/**
 * Reads concepts from a CSV, TSV, or XLSX file whose first line names the columns.
 * @throws FileRefused when it cannot be read or has no column of a language
 */
export async function readTermTable(file: File): Promise<ExchangedConcept[]> {
  let conceptOf: ((row: TableRow) => ExchangedConcept) | undefined
  const concepts: ExchangedConcept[] = []
  for await (const row of readTermRows(file)) {
    if (conceptOf) concepts.push(conceptOf(row))
    else conceptOf = underHeadings(row, file.name)
  }
  if (!conceptOf) refuseHeadings(file.name)
  return concepts
}

function refuseHeadings(file: string): never {
  const reason = 'No column is named after a language. Name each column by its code, such as en or pt-BR.'
  throw new FileRefused({ file, line: 1, reason })
}

/** How the rows below these headings are read. */
function underHeadings(head: TableRow, file: string): (row: TableRow) => ExchangedConcept {
  const columns = [...head.cells].sort(([a], [b]) => a - b)
  const languages = columns.flatMap(([column, heading]) => {
    const locale = localeOf(heading)
    return locale === undefined ? [] : [[column, locale] as const]
  })
  if (languages.length === 0) refuseHeadings(file)
  const placeOf = (wanted: string) =>
    columns.find(([, heading]) => heading.trim().toLowerCase() === wanted.toLowerCase())?.[0] ?? -1
  const places = { id: placeOf(headings.id), definition: placeOf(headings.definition), note: placeOf(headings.note) }
  return ({ cells }) => ({
    id: cells.get(places.id),
    definition: cells.get(places.definition) ?? '',
    note: cells.get(places.note) ?? '',
    terms: languages.flatMap(([column, language]) =>
      (cells.get(column) ?? '')
        .split(separator.trim())
        .map((text) => ({ language, text: text.trim() }))
        .filter(({ text }) => text !== ''),
    ),
  })
}

/** The columns of a table that `readTermTable` reads again. */
export const termColumns = (locales: readonly string[]) => [
  { field: 'id', title: headings.id },
  ...locales.map((locale) => ({ field: locale, title: toBcp47(locale) })),
  { field: 'definition', title: headings.definition },
  { field: 'note', title: headings.note },
]

/** The cells of a concept under those columns. */
export const termCells = (
  { id = '', definition, note, terms }: ExchangedConcept,
  locales: readonly string[],
): Cell[] => [
  id,
  ...locales.map((locale) =>
    terms
      .filter(({ language }) => language === locale)
      .map(({ text }) => text)
      .join(separator),
  ),
  definition,
  note,
]
