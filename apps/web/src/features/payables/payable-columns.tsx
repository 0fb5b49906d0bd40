import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { Person } from '@dragoman/ui/Avatar'
import { DueDay } from '../../display/DueDay.tsx'
import { Moment } from '../../display/Moment.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { RowLink } from '../../ground/RowLink.tsx'
import { PayoutMethod } from './PayoutMethod.tsx'
import { periodText } from './period-text.ts'

export const payableColumns = (): ListColumn<PayableItem>[] => [
  {
    id: 'name',
    header: t('payables.number'),
    isSortable: true,
    isLocked: true,
    sticky: 'start',
    cell: ({ uuid, name }) => (
      <RowLink to="/finance/payables/$id" id={uuid}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'vendor',
    header: t('payables.linguist'),
    isFlexible: true,
    isSortable: true,
    cell: ({ vendor }) => <Person name={vendor.name} src={vendor.avatar} />,
  },
  {
    id: 'period',
    header: t('payables.period'),
    exported: [
      { field: 'startDate', title: t('payables.from') },
      { field: 'endDate', title: t('payables.to') },
    ],
    cell: periodText,
  },
  {
    id: 'totalTasks',
    header: t('payables.tasks'),
    align: 'end',
    cell: ({ totalTasks }) => formatNumber(totalTasks),
  },
  { id: 'payoutMethod', header: t('payables.method'), cell: (payable) => <PayoutMethod payable={payable} /> },
  {
    id: 'invoice',
    header: t('payables.invoice'),
    isContent: true,
    cell: ({ payableFiles: [file] }) => file?.number ?? t('payables.notReceived'),
  },
  {
    id: 'dueDate',
    header: t('payables.due'),
    isSortable: true,
    cell: ({ dueDate, status }) => <DueDay value={dueDate} status={status} />,
  },
  {
    id: 'amount',
    header: t('payables.amount'),
    align: 'end',
    isSortable: true,
    exported: [
      { field: 'amount', title: t('payables.amount') },
      { field: 'currency', title: t('list.field.currency') },
    ],
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'status',
    header: t('payables.status'),
    isSortable: true,
    cell: ({ status }) => <StatusWord of="payableStatus" code={status} />,
  },
  {
    id: 'creationDate',
    header: t('list.field.created'),
    isExtra: true,
    isSortable: true,
    cell: ({ creationDate }) => <Moment value={creationDate} as="date" />,
  },
]

/** On a phone, a payable in a card. */
export const payableCard = (payable: PayableItem) => (
  <ListCard
    name={
      <RowLink to="/finance/payables/$id" id={payable.uuid} data-main="">
        <bdi>{payable.vendor.name}</bdi>
      </RowLink>
    }
    due={<DueDay value={payable.dueDate} status={payable.status} />}
    place={payable.name}
    languages={periodText(payable)}
    state={<StatusWord of="payableStatus" code={payable.status} />}
    end={formatMoney(payable.amount, payable.currency)}
  />
)
