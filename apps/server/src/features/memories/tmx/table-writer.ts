import { toBcp47 } from '@dragoman/sdk/locale'
import { stringify } from 'csv-stringify/sync'
import type { TmxOutput } from './tmx-writer.ts'

/** Units that a spreadsheet may have: it is built in memory as a whole. */
export const mostSheetTmUnits = 50_000

type Cells = (string | Date)[]

const heading = (sourceLocale: string, locales: readonly string[]) => [
  'Context',
  ...[sourceLocale, ...locales].map(toBcp47),
  'Created',
  'Changed',
]

/** One unit as a row: context key, source, a column for each language, when it was made and changed last. */
function row(tmUnit: TmxOutput, locales: readonly string[]): Cells {
  const changed = Math.max(...tmUnit.targets.map(({ writtenAt }) => writtenAt.getTime()))
  const texts = locales.map((locale) => tmUnit.targets.find((target) => target.locale === locale)?.text ?? '')
  return [tmUnit.context.contextKey ?? '', tmUnit.source, ...texts, tmUnit.createdAt, new Date(changed)]
}

/** CSV in UTF-8 with a byte order mark, without which spreadsheets take it for something else; codes as placeholders. */
export async function* writeCsv(
  tmUnits: AsyncIterable<TmxOutput>,
  sourceLocale: string,
  locales: readonly string[],
): AsyncGenerator<string> {
  yield `\uFEFF${line(heading(sourceLocale, locales))}`
  for await (const tmUnit of tmUnits) yield line(row(tmUnit, locales))
}

const line = (cells: Cells) =>
  stringify([cells.map((cell) => (typeof cell === 'string' ? cell : cell.toISOString()))], {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    // A text that starts like a formula must not become one.
    escape_formulas: true,
  })

/** A sheet of at most `mostSheetUnits` units. */
export async function writeXlsx(
  tmUnits: AsyncIterable<TmxOutput>,
  sourceLocale: string,
  locales: readonly string[],
): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const rows: object[][] = [heading(sourceLocale, locales).map((value) => ({ value, fontWeight: 'bold' }))]
  for await (const tmUnit of tmUnits) {
    rows.push(
      row(tmUnit, locales).map((value) =>
        typeof value === 'string' ? { type: String, value } : { type: Date, value, format: 'yyyy-mm-dd hh:mm' },
      ),
    )
  }
  return writeXlsxFile(rows, { sheet: 'Memory', stickyRowsCount: 1 }).toBuffer()
}
