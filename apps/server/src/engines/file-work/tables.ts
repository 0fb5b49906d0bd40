import { FileRefused } from '../../kernel/file-refused.ts'
import type { ReadLines, WantedTable } from '../tables/table-lines.ts'
import type { TableRow } from '../tables/table-rows.ts'
import type { ExchangedConcept } from '../terminology/exchanged-concept.ts'
import { filePool } from './server-pool.ts'

const largestTable = 2_000_000
/** How long such a table may take: someone waits for it. */
const tableSeconds = 30

/**
 * Reads the lines of an uploaded CSV or XLSX file, up to 2 MB, and says what of it they leave out.
 * @throws FileRefused when it cannot be read, lacks a heading, or has too many lines
 */
export async function readTable<Column extends string>(
  file: File,
  { headings, required, mostLines }: WantedTable<Column>,
): Promise<ReadLines<Column>> {
  requireSize(file, largestTable)
  const order = { fileName: file.name, content: file, seconds: tableSeconds }
  const options = { fileName: file.name, headings, required, mostLines }
  const read: ReadLines<string> = { lines: [], unread: [] }
  for await (const { lines, unread } of filePool().pieces('lines', { ...order, options })) {
    read.lines.push(...lines)
    read.unread.push(...unread)
  }
  return read as ReadLines<Column>
}

/** Concepts of a glossary that a file may have. */
const mostConcepts = 500_000
const largestTermTable = 16_000_000

/**
 * The rows of a CSV or XLSX file, its headings first, up to 16 MB.
 * @throws FileRefused when it cannot be read, or has too many lines
 */
export async function* readTermRows(file: File): AsyncGenerator<TableRow> {
  requireSize(file, largestTermTable)
  const options = { fileName: file.name, mostLines: mostConcepts }
  const pieces = filePool().pieces('rows', { fileName: file.name, content: file, options })
  for await (const piece of pieces) yield* piece
}

/** The concepts of a TBX file. @throws FileRefused for a damaged one, with the line */
export async function* readTermbase(file: File): AsyncGenerator<ExchangedConcept> {
  const options = { fileName: file.name, most: mostConcepts }
  const pieces = filePool().pieces('concepts', { fileName: file.name, content: file, options })
  for await (const piece of pieces) yield* piece
}

function requireSize({ name, size }: File, largest: number): void {
  if (size <= largest) return
  const reason = `This file is larger than ${largest / 1_000_000} MB. Split it and import the parts.`
  throw new FileRefused({ file: name, reason })
}
