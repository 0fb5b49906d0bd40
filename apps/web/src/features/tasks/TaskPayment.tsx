import type { AvailableTask, Task, TaskPayment as PaymentLine } from '@dragoman/sdk/operations/tasks'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMemo } from 'react'
import { enumWord } from '../../i18n/enum-word.ts'
import { formatMoney, formatNumber, formatUnitPrice } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { bandName } from '../costs/band.ts'

/** What a task pays, and what that is made of. Only for whoever may see it. */
export function TaskPayment({ task }: { task: Task | AvailableTask }) {
  const { payableAmount = 0, payments = [], currency } = task
  const columns = useMemo(() => paymentColumns(currency, payableAmount), [currency, payableAmount])
  const explanation = 'payExplanation' in task ? task.payExplanation : undefined
  return (
    <Card title={t('tasks.tab.payment')} description={formatMoney(payableAmount, currency)} isFlush>
      {explanation && payments.length === 0 ? (
        <InlineAlert tone="info">{explanation}</InlineAlert>
      ) : (
        <DataTable
          label={t('tasks.tab.payment')}
          columns={columns}
          rows={payments}
          rowId={lineId}
          maxHeight={400}
          empty={
            <EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('tasks.payment.none')}>
              {t('tasks.payment.noneText')}
            </EmptyState>
          }
        />
      )}
    </Card>
  )
}

const lineId = ({ costType = '', unit, rate, creationDate = 0 }: PaymentLine) => `${costType} ${unit} ${rate} ${creationDate}`

const paymentColumns = (currency: string, total: number): Column<PaymentLine>[] => [
  { id: 'what', header: t('tasks.payment.what'), minWidth: 160, cell: ({ costType = '' }) => bandName(costType), footer: t('tasks.payment.total') },
  { id: 'unit', header: t('tasks.payment.unit'), width: 120, cell: ({ unit }) => enumWord('costUnit', unit) },
  { id: 'amount', header: t('tasks.payment.quantity'), width: 140, align: 'end', cell: ({ amount }) => formatNumber(amount) },
  { id: 'rate', header: t('tasks.payment.rate'), width: 120, align: 'end', cell: ({ rate }) => formatUnitPrice(rate, currency) },
  {
    id: 'total',
    header: t('tasks.payment.sum'),
    width: 130,
    align: 'end',
    cell: (line) => formatMoney(line.total, currency),
    footer: formatMoney(total, currency),
  },
]
