import type { CostMatrixLinguist } from '@dragoman/sdk/operations/costs'
import { Avatar } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Row } from '@dragoman/ui/Page'
import { useMemo } from 'react'
import { helpOn } from '../../../display/help/Help.tsx'
import { formatList, formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

const rowId = ({ user }: CostMatrixLinguist) => user.uuid

/** The pay of each linguist, and the margin on the files that they work on. */
export function CostLinguists({ linguists, currency }: { linguists: readonly CostMatrixLinguist[]; currency: string }) {
  const columns = useMemo(() => linguistColumns(currency), [currency])
  if (linguists.length === 0) return null
  return (
    <Card title={t('costs.byLinguist')} description={t('costs.byLinguistText')} isFlush>
      <DataTable
        label={t('costs.byLinguist')}
        columns={columns}
        rows={linguists}
        rowId={rowId}
        isEmbedded
        empty={null}
      />
    </Card>
  )
}

const linguistColumns = (currency: string): Column<CostMatrixLinguist>[] => [
  {
    id: 'name',
    header: t('costs.linguist'),
    minWidth: 160,
    cell: ({ user }) => (
      <Row>
        <Avatar name={user.name} size={24} isDecorative />
        <bdi>{user.name}</bdi>
      </Row>
    ),
  },
  {
    id: 'languages',
    header: t('costs.languages'),
    minWidth: 120,
    cell: ({ targetLangs }) => formatList(targetLangs.map(languageName)),
  },
  { id: 'tasks', header: t('costs.tasks'), width: 88, align: 'end', cell: ({ tasks }) => formatNumber(tasks) },
  { id: 'words', header: t('costs.words'), width: 96, align: 'end', cell: ({ words }) => formatNumber(words) },
  { id: 'pay', header: t('costs.amount'), width: 116, align: 'end', cell: ({ pay }) => formatMoney(pay, currency) },
  {
    id: 'margin',
    header: t('costs.margin'),
    help: helpOn('grossMargin'),
    width: 116,
    align: 'end',
    cell: ({ margin }) => (margin === undefined ? '–' : formatPercent(margin / 100, 1)),
  },
]
