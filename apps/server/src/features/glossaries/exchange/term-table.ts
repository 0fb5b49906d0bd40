import { readTermRows } from '../../../engines/file-work/tables.ts'
import type { TableRow } from '../../../engines/tables/table-rows.ts'
import { unreadOf } from '../../../engines/tables/unread-columns.ts'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'
import { attributeNamed, attributeOf, type TermAttribute } from '../../../engines/terminology/term-notes.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { NotTakenTally, type NotTaken } from '../../../engines/exchange/not-taken.ts'
import { languageNamed } from './term-languages.ts'
import { termOfCell, termsOfCell } from './term-cells.ts'

/** The headings of what stands beside the languages. */
export const conceptHeadings = { id: 'Concept', definition: 'Definition', note: 'Note' } as const

/** Concepts of a table, and the columns and sheets that are not read. */
export interface ReadTermTable {
  concepts: ExchangedConcept[]
  unread: NotTaken[]
}

/**
 * Reads concepts from a CSV, TSV, or XLSX file whose first line names the columns.
 * @throws FileRefused when it cannot be read or has no column of a language
 */
export async function readTermTable(file: File): Promise<ReadTermTable> {
  const rows: TableRow[] = []
  for await (const row of readTermRows(file)) rows.push(row)
  const [head, ...body] = rows
  if (!head) refuseHeadings(file.name)
  const columns = columnsUnder(head, body)
  if (columns.terms.length === 0) refuseHeadings(file.name)
  return {
    concepts: body.map((row) => conceptOf(row, columns)),
    unread: unreadOf(head, body, (column) => columns.read.has(column)),
  }
}

function refuseHeadings(file: string): never {
  const reason = 'No column is named after a language. Name each column by its code, such as en or pt-BR.'
  throw new FileRefused({ file, line: 1, reason })
}

interface TermColumns {
  /** Columns of terms, with the locale that the heading says. */
  terms: { column: number; language: string }[]
  /** Columns of an attribute: of the terms of one language, or of all terms of the row. */
  attributes: { column: number; heading: string; attribute: TermAttribute; language: string | undefined }[]
  places: Record<keyof typeof conceptHeadings, number>
  read: ReadonlySet<number>
}

/** The columns below these headings, by their content. */
function columnsUnder(head: TableRow, body: readonly TableRow[]): TermColumns {
  const columns = [...head.cells].sort(([a], [b]) => a - b)
  const placeOf = (wanted: string) =>
    columns.find(([, heading]) => heading.trim().toLowerCase() === wanted.toLowerCase())?.[0] ?? -1
  const places = {
    id: placeOf(conceptHeadings.id),
    definition: placeOf(conceptHeadings.definition),
    note: placeOf(conceptHeadings.note),
  }
  const taken = new Set(Object.values(places))
  const terms: TermColumns['terms'] = []
  const attributes: TermColumns['attributes'] = []
  for (const [column, heading] of columns) {
    if (taken.has(column)) continue
    // First, since short names of attributes are codes of rare languages as well.
    const named = attributeUnder(heading)
    const language = named || isNumbering(column, heading, body) ? undefined : languageNamed(heading)
    if (language !== undefined) terms.push({ column, language })
    if (named) attributes.push({ column, heading: heading.trim(), ...named })
  }
  const read = new Set([...taken, ...terms.map(({ column }) => column), ...attributes.map(({ column }) => column)])
  return { terms, attributes, places, read }
}

/** Whether `ID` or `No` is over numbers, and no column of terms in Indonesian or Norwegian. */
function isNumbering(column: number, heading: string, body: readonly TableRow[]): boolean {
  if (!/^\s*(?:id|no)\s*$/i.test(heading)) return false
  const cells = body.map((row) => row.cells.get(column)?.trim() ?? '').filter((cell) => cell !== '')
  return cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell))
}

/** In characters: a longer text names no column, and would take long to try as one. */
const longestHeading = 200

/** `Forbidden` is about all terms of a row, `de: Forbidden`, `de Forbidden`, and `Forbidden (de)` about those of a language. */
function attributeUnder(heading: string) {
  if (heading.length > longestHeading) return undefined
  // First, since `is: Forbidden` is about Icelandic, and `Is forbidden` is not.
  const [, before = '', after = ''] = /^([^:]+):(.+)$/.exec(heading) ?? []
  const [of, said] = [languageNamed(before), attributeNamed(after)]
  if (of !== undefined && said) return { attribute: said, language: of }
  const attribute = attributeNamed(heading)
  if (attribute) return { attribute, language: undefined }
  const inBrackets = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(heading.trim())
  const pairs: [place: string, name: string][] = inBrackets ? [[inBrackets[2]!, inBrackets[1]!]] : []
  const words = heading.trim().split(/(?<=[\p{L}\p{N})\]])[\s:_]+(?=[\p{L}\p{N}])/u)
  for (let at = 1; at < words.length; at++) pairs.push([words.slice(0, at).join(' '), words.slice(at).join(' ')])
  for (const [place, name] of pairs) {
    const language = languageNamed(place) ?? languageNamed(place.replaceAll(' ', '-'))
    const ofLanguage = attributeNamed(name)
    if (language !== undefined && ofLanguage) return { attribute: ofLanguage, language }
  }
  return undefined
}

/** The values of a cell for each of its terms: without a language, the same for all. */
function valuesFor(terms: readonly ExchangedTerm[], cell: string, language: string | undefined): string[] {
  if (language === undefined) return terms.map(() => cell)
  return terms.length === 1 ? [termOfCell(cell)] : termsOfCell(cell)
}

function conceptOf(
  { line, cells }: TableRow,
  { terms: termColumns, attributes, places }: TermColumns,
): ExchangedConcept {
  const notTaken = new NotTakenTally()
  const terms: ExchangedTerm[] = termColumns.flatMap(({ column, language }) =>
    termsOfCell(cells.get(column) ?? '')
      .filter((text) => text !== '')
      .map((text) => ({ language, text })),
  )
  for (const { column, heading, attribute, language } of attributes) {
    const cell = cells.get(column)
    if (cell === undefined) continue
    const own = terms.filter((term) => language === undefined || term.language === language)
    const values = valuesFor(own, cell, language)
    if (own.length === 0) {
      notTaken.note('VALUE', `${heading}: ${cell}`, { line })
      continue
    }
    // Values beyond the number of terms belong to none.
    for (const more of values.slice(own.length))
      if (more !== '') notTaken.note('VALUE', `${heading}: ${more}`, { line })
    for (const [at, term] of own.entries()) {
      const value = values[at] ?? ''
      if (value === '') continue
      const said = attributeOf(attribute, value)
      if (said) Object.assign(term, said)
      else notTaken.note('VALUE', `${heading}: ${value}`, { line })
    }
  }
  const told = notTaken.list()
  return {
    id: cells.get(places.id),
    definition: cells.get(places.definition) ?? '',
    note: cells.get(places.note) ?? '',
    terms,
    ...(told.length > 0 && { notTaken: told }),
  }
}
