import { toBcp47, toWireLocale } from '@dragoman/sdk/locale'
import { readRows } from '../../../engines/tables/read-table.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { Cell } from '../../../kernel/table-file.ts'
import { isLanguage, languageCodes } from '../../locales/languages.ts'
import type { ExchangedConcept } from './exchanged-concept.ts'

/** The headings of what stands beside the languages. */
const headings = { id: 'Concept', definition: 'Definition', note: 'Note' } as const

/** Parts several terms of one language in a cell. */
const separator = ' | '

const largestTable = 16_000_000
const englishNames = new Intl.DisplayNames('en', { type: 'language' })

/** The locale that a heading names, by its code in either spelling or by its English name. */
function localeOf(heading: string): string | undefined {
  const code = toWireLocale(heading.trim())
  if (isLanguage(code)) return code
  const name = heading.trim().toLowerCase()
  return languageCodes.find((locale) => englishNames.of(toBcp47(locale))?.toLowerCase() === name)
}

/**
 * Reads concepts from a CSV, TSV, or XLSX file whose first line names the columns.
 * @throws FileRefused when it cannot be read or has no column of a language
 */
export async function readTermTable(file: File): Promise<ExchangedConcept[]> {
  const [head, ...lines] = await readRows(file, largestTable)
  const columns = (head?.cells ?? []).map((heading) => ({
    heading: heading.trim().toLowerCase(),
    locale: localeOf(heading),
  }))
  if (!columns.some(({ locale }) => locale !== undefined)) {
    throw new FileRefused({
      file: file.name,
      line: 1,
      reason: 'No column is named after a language. Name each column by its code, such as en or pt-BR.',
    })
  }
  const placeOf = (heading: string) => columns.findIndex((column) => column.heading === heading.toLowerCase())
  const places = { id: placeOf(headings.id), definition: placeOf(headings.definition), note: placeOf(headings.note) }
  return lines.map(({ cells }) => ({
    id: cells[places.id] || undefined,
    definition: cells[places.definition] ?? '',
    note: cells[places.note] ?? '',
    terms: columns.flatMap(({ locale }, at) =>
      locale === undefined
        ? []
        : (cells[at] ?? '')
            .split(separator.trim())
            .map((text) => ({ language: locale, text: text.trim() }))
            .filter(({ text }) => text !== ''),
    ),
  }))
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
