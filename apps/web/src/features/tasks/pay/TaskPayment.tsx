import { useSession } from '@dragoman/hooks/session'
import type { AvailableTask, Task, TaskPayment as PaymentLine } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { useMemo, useState } from 'react'
import { useNarrow, TwoLines } from '../../../display/NarrowTable.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatMoney, formatQuantity, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { Amount } from '../../../display/explanation/Amount.tsx'
import { bandName } from '../../../display/explanation/line-names.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { PayExplanation } from './PayExplanation.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PaymentState } from './PaymentState.tsx'
import { StopLoss } from './StopLoss.tsx'

/** The pay of a task, with its lines. Only for viewers who may see it. */
export function TaskPayment({ task }: { task: Task | AvailableTask }) {
  const { payableAmount = 0, payments = [], currency } = task
  const [opened, setOpened] = useState<number>()
  const isNarrow = useNarrow()
  const columns = useMemo(
    () => paymentColumns(currency, payableAmount, { isNarrow, onLine: setOpened }),
    [currency, payableAmount, isNarrow],
  )
  const rows = useMemo(() => payments.map((line, place) => ({ ...line, place })), [payments])
  const line = opened === undefined ? undefined : rows[opened]
  const { session } = useSession()
  const [asked, setAsked] = useState<'edit' | 'offer' | null>(null)
  const mayChange = session.can(requirements['tasks.updatePayments']) && task.assignee !== undefined
  const isOpen = task.status === 'PENDING' || task.status === 'APPROVED'
  const close = () => setAsked(null)
  const explanation = 'payExplanation' in task ? task.payExplanation : undefined
  return (
    <Stack gap={16}>
      <StopLoss task={task} />
      <PaymentState task={task} />
      <Card
        title={t('tasks.tab.payment')}
        description={formatMoney(payableAmount, currency)}
        isFlush
        actions={
          mayChange && (isOpen || task.status === 'DELIVERED') ? (
            <>
              {isOpen && payableAmount > 0 && (
                <Button size="small" onPress={() => setAsked('offer')}>
                  {t('tasks.stopLoss.offer')}
                </Button>
              )}
              <Button size="small" icon="edit" onPress={() => setAsked('edit')}>
                {t('tasks.payment.edit')}
              </Button>
            </>
          ) : undefined
        }
      >
        {explanation && payments.length === 0 ? (
          <InlineAlert tone="info">{explanation}</InlineAlert>
        ) : (
          <DataTable
            label={t('tasks.tab.payment')}
            columns={columns}
            rows={rows}
            rowId={rowId}
            isEmbedded
            empty={
              <EmptyState kind="first-use" icon="wallet" headingLevel={3} title={t('tasks.payment.none')}>
                {t('tasks.payment.noneText')}
              </EmptyState>
            }
          />
        )}
      </Card>
      <PayExplanation
        taskUuid={task.uuid}
        line={line && { place: line.place, name: lineName(line) }}
        onClose={() => setOpened(undefined)}
      />
      {asked === 'edit' && <PaymentDialog task={task} onClose={close} />}
      {asked === 'offer' && <OfferDialog task={task} onClose={close} />}
    </Stack>
  )
}

/** A line of the pay; `place` is where it stands, from 0. */
type PlacedLine = PaymentLine & { place: number }

const rowId = ({ place }: PlacedLine) => String(place)

/** A line that was set by hand or agreed upon has no band. */
function lineName({ source, costType = '' }: PaymentLine): string {
  if (source === 'MANUAL') return t('tasks.payment.manual')
  return source === 'STOP_LOSS' ? t('tasks.stopLoss') : bandName(costType)
}

function paymentColumns(
  currency: string,
  total: number,
  { isNarrow, onLine }: { isNarrow: boolean; onLine: (place: number) => void },
): Column<PlacedLine>[] {
  const sum: Column<PlacedLine> = {
    id: 'total',
    header: t('tasks.payment.sum'),
    width: 130,
    align: 'end',
    cell: (line) => (
      <Amount amount={line.total} currency={currency} of={lineName(line)} onPress={() => onLine(line.place)} />
    ),
    footer: formatMoney(total, currency),
  }
  const what = { id: 'what', header: t('tasks.payment.what'), footer: t('tasks.payment.total') }
  if (isNarrow) {
    const reckoned = ({ amount, rate, unit }: PlacedLine) =>
      `${formatQuantity(amount)} × ${formatUnitPrice(rate, currency)} · ${enumWord('costUnit', unit)}`
    return [
      { ...what, minWidth: 120, cell: (line) => <TwoLines below={reckoned(line)}>{lineName(line)}</TwoLines> },
      sum,
    ]
  }
  return [
    { ...what, minWidth: 160, cell: lineName },
    { id: 'unit', header: t('tasks.payment.unit'), width: 120, cell: ({ unit }) => enumWord('costUnit', unit) },
    {
      id: 'amount',
      header: t('tasks.payment.quantity'),
      width: 140,
      align: 'end',
      cell: ({ amount }) => formatQuantity(amount),
    },
    {
      id: 'rate',
      header: t('tasks.payment.rate'),
      width: 120,
      align: 'end',
      cell: ({ rate }) => formatUnitPrice(rate, currency),
    },
    sum,
  ]
}
