import type { LogfileFileItem } from '@dragoman/sdk/operations/logfiles'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { stringify } from 'csv-stringify/sync'
import type { AccountBrand } from '../../../kernel/account-brand.ts'
import { decimal, sum, toNumber } from '../../../kernel/decimal.ts'
import type { LogfileRow } from './find-logfile.ts'

/** A row of an exported analysis, by column. */
export type ExportRow = Record<(typeof columns)[number], string | number> & Partial<Compared> & { terms?: number }

/** The words of a row by a second counter. */
interface Compared {
  alsoCountedBy: WordCounter
  alsoCountedWords: number
}

type ExportColumn = keyof ExportRow

const columns = [
  'file',
  'sourceLocale',
  'targetLocale',
  'workflow',
  'match',
  'segments',
  'words',
  'characters',
  'netRateFactor',
  'netSegments',
  'netWords',
  'netCharacters',
  'countedBy',
] as const

const comparedColumns = ['alsoCountedBy', 'alsoCountedWords'] as const

const columnsOf = (rows: readonly ExportRow[]): readonly ExportColumn[] => [
  ...columns,
  ...(rows[0]?.alsoCountedBy ? comparedColumns : []),
  ...(rows.some(({ terms }) => terms !== undefined) ? (['terms'] as const) : []),
]

/** How the words of an analysis are counted, and a second time. */
export interface ExportCounters {
  counter: WordCounter
  /** Null for one counter alone; `words` of a work unit in a band, by its key. */
  second: { counter: WordCounter; words: (workUnitId: string, band: string) => number } | null
}

/** A row for each file, target locale and band, in the order of the files. */
export const exportRows = (
  logfile: Pick<LogfileRow, 'workflow'>,
  items: readonly LogfileFileItem[],
  { counter, second }: ExportCounters,
): ExportRow[] =>
  items.flatMap(({ fileName, uuidFromWorkUnitId, sourceLocale, targetLocale, analysisTotals }) =>
    analysisTotals.map((totals) => ({
      file: fileName,
      sourceLocale,
      targetLocale,
      workflow: logfile.workflow,
      match: totals.matchLabel,
      segments: totals.totalSegments,
      words: totals.totalWords,
      characters: totals.totalChars,
      netRateFactor: totals.netRateFactor,
      netSegments: totals.netSegments,
      netWords: totals.netWords,
      netCharacters: totals.netChars,
      countedBy: counter,
      ...(totals.totalTerms !== undefined && { terms: totals.totalTerms }),
      ...(second && {
        alsoCountedBy: second.counter,
        alsoCountedWords: second.words(uuidFromWorkUnitId, totals.matchLabel),
      }),
    })),
  )

/**
 * CSV in UTF-8 with a byte-order mark, as spreadsheets expect it. Text that a spreadsheet would take for a formula (a
 * file may be called `=1+1.json`) gets an apostrophe in front.
 */
export function writeCsv(rows: readonly ExportRow[]): Blob {
  const text = stringify([...rows], { header: true, columns: [...columnsOf(rows)], bom: true, escape_formulas: true })
  return new Blob([text], { type: 'text/csv' })
}

/** The first sheet of a workbook: the maker and the subject of the analysis. */
export interface ExportSummary {
  /** Name of the account. */
  account: string
  /** Number and name of the project. */
  project: string
  /** Name of the analysis. */
  analysis: string
  finishedAt: Date | null
  counter: WordCounter
  brand: AccountBrand | null
}

const counterNames: Readonly<Record<WordCounter, string>> = {
  WORD: 'Microsoft Word’s rule',
  GMX_V: 'GMX-V',
  PLAIN: 'Unicode word boundaries',
}

/** Pixels. */
const logoHeight = 40
/** Points, in which rows are measured: the logo and some room below. */
const logoRowHeight = 36

/** A workbook: a summary with the logo of the account, and the rows; numbers are numbers. */
export async function writeXlsx(rows: readonly ExportRow[], summary: ExportSummary): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const shown = columnsOf(rows)
  const header = shown.map((value) => ({ value, fontWeight: 'bold' as const }))
  const lines = rows.map((row) => shown.map((column) => cellOf(row[column] ?? '')))
  const file = await writeXlsxFile([
    summarySheet(rows, summary),
    { sheet: 'Analysis', data: [header, ...lines], stickyRowsCount: 1 },
  ]).toBuffer()
  return new Blob([new Uint8Array(file)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

const cellOf = (value: string | number) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String }

function summarySheet(
  rows: readonly ExportRow[],
  { account, project, analysis, finishedAt, counter, brand }: ExportSummary,
) {
  const second = rows[0]?.alsoCountedBy
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const facts = [
    ['Account', account],
    ['Project', project],
    ['Analysis', analysis],
    ['Counted by', counterNames[counter]],
  ].map(([name, value]) => [bold(name!), { value: value!, type: String }])
  const finished = finishedAt && [bold('Finished'), { value: finishedAt, type: Date, format: 'yyyy-mm-dd hh:mm' }]
  const totals = [...Map.groupBy(rows, ({ targetLocale }) => targetLocale)].map(([locale, ofLocale]) => {
    const total = (column: ExportColumn) => toNumber(sum(ofLocale.map((row) => decimal(row[column] ?? 0))))
    const also = second ? [total('alsoCountedWords')] : []
    return [locale, total('segments'), total('words'), total('netWords'), ...also].map(cellOf)
  })
  const also = second ? [`Words, counted by ${counterNames[second]}`] : []
  const head = ['Target locale', 'Segments', 'Words', 'Weighted words', ...also].map(bold)
  const logo = brand && {
    content: brand.logo,
    contentType: 'image/png',
    width: Math.round(logoHeight * brand.aspect),
    height: logoHeight,
    dpi: 96,
    anchor: { row: 1, column: 1 },
    title: brand.name,
    description: brand.name,
  }
  return {
    sheet: 'Summary',
    data: [
      ...(logo ? [[{ value: '', type: String, height: logoRowHeight }], []] : []),
      ...facts,
      ...(finished ? [finished] : []),
      [],
      head,
      ...totals,
    ],
    columns: [{ width: 18 }, { width: 40 }, { width: 12 }, { width: 12 }, ...(second ? [{ width: 40 }] : [])],
    ...(logo && { images: [logo] }),
  }
}
