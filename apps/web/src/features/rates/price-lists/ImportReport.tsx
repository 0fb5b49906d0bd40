import type { LanguagePairPriceSave, PriceImportLine, PriceImportProblem } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { hasMessage, t, type PlainMessageId } from '../../../i18n/t.ts'
import { ReportTable } from '../../../imports/ReportTable.tsx'
import { pairName } from '../rate-changes.ts'
import { stepName } from './price-columns.tsx'

export interface ImportReportProps {
  lines: readonly PriceImportLine[]
  currency: string
  steps: readonly Workflow[]
}

/** Shows the effect of each line of an imported price table, or its problem. */
export function ImportReport({ lines, currency, steps }: ImportReportProps) {
  return <ReportTable lines={lines} words={(line) => lineWords(line, { currency, steps })} />
}

const columnNames: Readonly<Record<string, PlainMessageId>> = {
  sourceLocale: 'rates.importSource',
  targetLocale: 'rates.importTarget',
  workflow: 'rates.step',
  pricePerItem: 'rates.perWord',
  pricePerHour: 'rates.perHour',
  pricePerPage: 'rates.perPage',
  minimumFee: 'rates.minimumFee',
}

function lineWords(
  { before, after, problems }: PriceImportLine,
  { currency, steps }: Omit<ImportReportProps, 'lines'>,
): string[] {
  if (!after) return problems.map(problemText)
  const name = t('rates.pairAndStep', {
    pair: pairName(after.sourceLocale, after.targetLocale),
    step: stepName(after.workflow, steps),
  })
  return [`${name}: ${changesOf(before, after, currency).join(', ')}`]
}

function problemText({ column, code, value, message }: PriceImportProblem): string {
  const id = `rates.importProblem.${code}`
  const words = hasMessage(id) ? t(id as 'rates.importProblem.UNKNOWN_LANGUAGE', { value }) : message
  const name = columnNames[column]
  return name ? t('imports.problem', { column: t(name), problem: words }) : words
}

const amounts = ['pricePerItem', 'pricePerHour', 'pricePerPage', 'minimumFee'] as const

/** The amounts of a price that are new, with what they were. */
function changesOf(
  before: LanguagePairPriceSave | undefined,
  after: LanguagePairPriceSave,
  currency: string,
): string[] {
  return amounts.flatMap((amount) => {
    const [old, next] = [before?.[amount] || undefined, after[amount] || undefined]
    if (old === next) return []
    const shown = (value: number | undefined) =>
      value === undefined
        ? t('shell.none')
        : amount === 'minimumFee'
          ? formatMoney(value, currency)
          : formatUnitPrice(value, currency)
    const name = t(columnNames[amount]!)
    return before ? `${name} ${t('rates.change', { old: shown(old), next: shown(next) })}` : `${name} ${shown(next)}`
  })
}
