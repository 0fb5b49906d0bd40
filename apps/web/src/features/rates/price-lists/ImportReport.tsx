import type { LanguagePairPriceSave, PriceImportLine, PriceImportProblem } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo } from 'react'
import { TwoLines, useNarrow } from '../../../display/NarrowTable.tsx'
import { formatMoney, formatNumber, formatUnitPrice } from '../../../i18n/format.ts'
import { hasMessage, t, type PlainMessageId } from '../../../i18n/t.ts'
import { pairName } from '../rate-changes.ts'
import { stepName } from './price-columns.tsx'

export interface ImportReportProps {
  lines: readonly PriceImportLine[]
  currency: string
  steps: readonly Workflow[]
}

const rowId = ({ line }: PriceImportLine) => String(line)

/** What each line of an imported table does, or what is wrong with it. */
export function ImportReport({ lines, currency, steps }: ImportReportProps) {
  const isNarrow = useNarrow()
  const columns = useMemo(() => reportColumns(currency, steps, isNarrow), [currency, steps, isNarrow])
  return (
    <DataTable label={t('rates.importReport')} columns={columns} rows={lines} rowId={rowId} isEmbedded empty={null} />
  )
}

const tones = { ADDED: 'success', CHANGED: 'info', WRONG: 'danger' } as const

function reportColumns(currency: string, steps: readonly Workflow[], isNarrow: boolean): Column<PriceImportLine>[] {
  const outcome = ({ outcome: code }: PriceImportLine) => (
    <Badge tone={tones[code as keyof typeof tones]}>{t(`rates.outcome.${code as keyof typeof tones}`)}</Badge>
  )
  const words = (line: PriceImportLine) => <LineWords line={line} currency={currency} steps={steps} />
  const number: Column<PriceImportLine> = {
    id: 'line',
    header: t('rates.importLine'),
    width: 72,
    align: 'end',
    cell: ({ line }) => formatNumber(line),
  }
  const detail = { id: 'detail', header: t('rates.importDetail') }
  if (isNarrow)
    return [
      number,
      { ...detail, minWidth: 180, cell: (line) => <TwoLines below={words(line)}>{outcome(line)}</TwoLines> },
    ]
  return [
    number,
    { id: 'outcome', header: t('rates.importOutcome'), width: 148, cell: outcome },
    { ...detail, minWidth: 320, cell: words },
  ]
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

function LineWords({ line, currency, steps }: { line: PriceImportLine } & Omit<ImportReportProps, 'lines'>) {
  const { before, after, problems } = line
  if (!after) return problems.map(problemText).join(' ')
  const name = t('rates.pairAndStep', {
    pair: pairName(after.sourceLocale, after.targetLocale),
    step: stepName(after.workflow, steps),
  })
  return `${name}: ${changesOf(before, after, currency).join(', ')}`
}

function problemText({ column, code, value, message }: PriceImportProblem): string {
  const id = `rates.importProblem.${code}`
  const words = hasMessage(id) ? t(id as 'rates.importProblem.UNKNOWN_LANGUAGE', { value }) : message
  const name = columnNames[column]
  return name ? t('rates.importProblem', { column: t(name), problem: words }) : words
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
