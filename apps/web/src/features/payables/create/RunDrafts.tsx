import type { PayableDraft, PayableRunResult } from '@dragoman/sdk/operations/payables'
import { Person } from '@dragoman/ui/Avatar'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Icon } from '@dragoman/ui/Icon'
import { useMemo } from 'react'
import { formatAmounts, formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../payables.module.css'

const rowId = ({ vendor, currency }: PayableDraft) => `${vendor.uuid} ${currency}`

/** The payables that a run would create. */
export function RunDrafts({ result, isRefreshing }: { result: PayableRunResult; isRefreshing: boolean }) {
  const columns = useMemo(draftColumns, [])
  return (
    <>
      {result.payables > 0 && (
        <p>
          {t('payables.forTasks', {
            payables: t('payables.count', { count: result.payables }),
            tasks: t('payables.taskCount', { count: result.tasks }),
            amount: formatAmounts(result.totals),
          })}
        </p>
      )}
      <DataTable
        label={t('payables.preview')}
        columns={columns}
        rows={result.drafts}
        rowId={rowId}
        isRefreshing={isRefreshing}
        isEmbedded
        empty={
          <EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('payables.nothingDelivered')}>
            {t('payables.nothingDeliveredText')}
          </EmptyState>
        }
      />
    </>
  )
}

const draftColumns = (): Column<PayableDraft>[] => [
  {
    id: 'linguist',
    header: t('payables.linguist'),
    isFlexible: true,
    cell: ({ vendor }) => <Person name={vendor.name} src={vendor.avatar} />,
  },
  { id: 'tasks', header: t('payables.tasks'), align: 'end', cell: ({ tasks }) => formatNumber(tasks) },
  {
    id: 'missing',
    header: t('payables.method'),
    cell: ({ missingAccountingInfo }) =>
      missingAccountingInfo && (
        <span className={styles.missing}>
          <Icon name="warning" />
          {t('payables.noMethod')}
        </span>
      ),
  },
  {
    id: 'amount',
    header: t('payables.amount'),
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
]
