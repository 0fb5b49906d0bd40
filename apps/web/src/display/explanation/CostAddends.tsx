import type { CostAddend } from '@dragoman/sdk/operations/costs'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { useMemo } from 'react'
import { Languages } from '../Languages.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { bandOfStep } from './line-names.ts'

const rowId = ({ line }: CostAddend) => line

/** The lines that an amount is the sum of, or a share of. */
export function CostAddends({ addends, currency }: { addends: readonly CostAddend[]; currency: string }) {
  const columns = useMemo(() => addendColumns(currency), [currency])
  return (
    <Card title={t('costs.addends')} isFlush headingLevel={3}>
      <DataTable label={t('costs.addends')} columns={columns} rows={addends} rowId={rowId} isEmbedded empty={null} />
    </Card>
  )
}

const addendColumns = (currency: string): Column<CostAddend>[] => [
  { id: 'line', header: t('costs.line'), minWidth: 160, cell: ({ label, workflow }) => bandOfStep(label, workflow) },
  {
    id: 'languages',
    header: t('costs.languages'),
    minWidth: 160,
    cell: ({ sourceLocale, targetLocale }) =>
      sourceLocale && targetLocale ? (
        <Languages source={sourceLocale} target={targetLocale} />
      ) : (
        t('costs.wholeProject')
      ),
  },
  {
    id: 'amount',
    header: t('costs.amount'),
    width: 120,
    align: 'end',
    cell: ({ totalCost }) => formatMoney(totalCost, currency),
  },
]
