import { isLanguage, suggestLanguage, wireLanguage } from '@dragoman/sdk/languages'
import type {
  LanguagePairPriceSave,
  PriceImport,
  PriceImportLine,
  PriceImportProblem,
  PriceListDetail,
} from '@dragoman/sdk/operations/priceLists'
import { readTable } from '../../engines/file-work/tables.ts'
import type { TableLine, WantedTable } from '../../engines/tables/table-lines.ts'
import { tableDownload } from '../table-imports/table-file.ts'

type Column = 'sourceLocale' | 'targetLocale' | 'workflow' | PriceColumn
type PriceColumn = 'pricePerItem' | 'pricePerHour' | 'pricePerPage' | 'minimumFee'

/** The columns of the table, in their order. */
const headings = {
  sourceLocale: 'Source language',
  targetLocale: 'Target language',
  workflow: 'Step',
  pricePerItem: 'Price per word',
  pricePerHour: 'Price per hour',
  pricePerPage: 'Price per page',
  minimumFee: 'Minimum fee',
} as const satisfies Record<Column, string>

const priceColumns = ['pricePerItem', 'pricePerHour', 'pricePerPage', 'minimumFee'] as const
const wanted: WantedTable<Column> = { headings, required: ['sourceLocale', 'targetLocale'], mostLines: 5000 }
const mostDecimals: Readonly<Record<PriceColumn, number>> = {
  pricePerItem: 6,
  pricePerHour: 6,
  pricePerPage: 6,
  minimumFee: 4,
}
const highest = 1_000_000

/** The prices of a list as a file. */
export const pricesFile = (list: PriceListDetail, format: 'CSV' | 'XLSX'): Promise<Response> =>
  tableDownload(
    wanted,
    list.prices.map((price) => ({ ...price })),
    { format, name: list.name },
  )

interface Step {
  code: string
  title: string
}

/** The prices of an uploaded table, line by line, and the changes that they would make. */
export interface ReadPrices extends Omit<PriceImport, 'isImported' | 'version'> {
  /** The prices of all lines without problems. */
  prices: LanguagePairPriceSave[]
}

/**
 * Compares an uploaded table with the present prices of a list.
 * @throws FileRefused when it is not such a table
 */
export async function readPrices(
  file: File,
  list: PriceListDetail,
  { steps, removeOthers }: { steps: readonly Step[]; removeOthers: boolean },
): Promise<ReadPrices> {
  const present = new Map(list.prices.map(({ uuid: _uuid, ...price }) => [keyOf(price), price]))
  const listed = new Map<string, number>()
  const prices: LanguagePairPriceSave[] = []
  const lines: PriceImportLine[] = []
  const table = await readTable(file, wanted)
  for (const line of table.lines) {
    const { price, problems } = readLine(line, steps)
    const key = keyOf(price)
    const earlier = listed.get(key)
    if (problems.length === 0 && earlier !== undefined) {
      problems.push({
        column: 'targetLocale',
        code: 'LISTED_TWICE',
        value: String(earlier),
        message: `Line ${earlier} has the same languages and step. Remove one of them.`,
      })
    }
    if (problems.length > 0) {
      lines.push({ line: line.line, outcome: 'WRONG', problems })
      continue
    }
    listed.set(key, line.line)
    prices.push(price)
    const before = present.get(key) as LanguagePairPriceSave | undefined
    if (before && isSame(before, price)) continue
    lines.push({ line: line.line, outcome: before ? 'CHANGED' : 'ADDED', before, after: price, problems })
  }
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length
  const [added, changed] = [count('ADDED'), count('CHANGED')]
  return {
    prices,
    lines,
    added,
    changed,
    unchanged: prices.length - added - changed,
    removed: removeOthers ? [...present.keys()].filter((key) => !listed.has(key)).length : 0,
    wrong: count('WRONG'),
    ...(table.unread.length > 0 && { notTaken: table.unread }),
  }
}

const keyOf = ({
  sourceLocale,
  targetLocale,
  workflow,
}: Pick<LanguagePairPriceSave, 'sourceLocale' | 'targetLocale' | 'workflow'>) =>
  `${sourceLocale} ${targetLocale} ${workflow ?? ''}`

const isSame = (one: LanguagePairPriceSave, other: LanguagePairPriceSave) =>
  priceColumns.every((column) => one[column] === other[column])

function readLine({ cells }: TableLine<Column>, steps: readonly Step[]) {
  const problems: PriceImportProblem[] = []
  const wrong = (column: Column, code: PriceImportProblem['code'], message: string) =>
    problems.push({ column, code, value: cells[column].slice(0, 100), message })
  const language = (column: 'sourceLocale' | 'targetLocale') => {
    const code = wireLanguage(cells[column])
    if (!isLanguage(code))
      wrong(
        column,
        'UNKNOWN_LANGUAGE',
        `Enter the code of a supported language, such as ${suggestLanguage(code) ?? 'pt_br'}.`,
      )
    return code
  }
  const amount = (column: PriceColumn) => {
    const text = cells[column]
    if (text === '') return undefined
    const [, decimals = ''] = text.split('.')
    if (/^\d+(?:\.\d+)?$/.test(text) && decimals.length <= mostDecimals[column] && Number(text) <= highest) {
      return Number(text)
    }
    wrong(
      column,
      'NOT_AN_AMOUNT',
      `Enter an amount from 0 to ${highest} with up to ${mostDecimals[column]} decimals, such as 0.12.`,
    )
    return undefined
  }
  const step = cells.workflow.toLowerCase()
  const workflow = steps.find(({ code, title }) => [code, title].some((name) => name.toLowerCase() === step))?.code
  if (step !== '' && !workflow)
    wrong('workflow', 'UNKNOWN_STEP', 'Enter the code of a workflow step, or leave the cell empty for all steps.')
  const sourceLocale = language('sourceLocale')
  const targetLocale = language('targetLocale')
  const amounts = Object.fromEntries(
    priceColumns.flatMap((column) => {
      const value = amount(column)
      return value === undefined ? [] : [[column, value]]
    }),
  )
  if (problems.length === 0 && Object.keys(amounts).length === 0)
    wrong('pricePerItem', 'NO_PRICE', 'Enter at least one price, or remove the line.')
  const price: LanguagePairPriceSave = {
    sourceLocale,
    targetLocale,
    ...(workflow && { workflow: workflow as LanguagePairPriceSave['workflow'] }),
    pricePerItem: 0,
    ...amounts,
  }
  return { price, problems }
}
