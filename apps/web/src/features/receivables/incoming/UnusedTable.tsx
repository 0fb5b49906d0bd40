import type { ClientPayment } from '@dragoman/sdk/operations/receivables'
import type { Column } from '@dragoman/ui/DataTable'
import { IconMenu, MenuItem } from '@dragoman/ui/MenuButton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from '../receivables.module.css'
import { UnitName } from '../UnitName.tsx'
import { unusedQuery } from './incoming-query.ts'
import { PaymentTable } from './PaymentTable.tsx'

const UsePayment = overlay(() => import('../detail/UsePayment.tsx'), 'UsePayment')
const RefundPayment = overlay(() => import('../detail/RefundPayment.tsx'), 'RefundPayment')
const ReversePayment = overlay(() => import('../detail/ReversePayment.tsx'), 'ReversePayment')

interface UnusedTableProps {
  size: number
  baseCurrency: string | undefined
  /** Called when a dialog opens. */
  onOpen: () => void
}

/** Payments of which something is left: it pays invoices, or is paid back. */
export function UnusedTable({ size, baseCurrency, onOpen }: UnusedTableProps) {
  const found = useQuery(unusedQuery(size))
  const [opened, setOpened] = useState<{ what: 'use' | 'refund' | 'reverse'; payment: ClientPayment }>()
  const columns = useMemo(unusedColumns, [])
  const close = () => setOpened(undefined)
  const open = (what: 'use' | 'refund' | 'reverse', payment: ClientPayment) => {
    onOpen()
    setOpened({ what, payment })
  }
  const actions = {
    cell: (payment: ClientPayment) => (
      <IconMenu icon="more" label={t('receivables.actionsOf', { name: payment.organizationalUnit.name })}>
        <MenuItem id="use" onAction={() => open('use', payment)}>
          {t('receivables.useCredit')}
        </MenuItem>
        <MenuItem id="refund" onAction={() => open('refund', payment)}>
          {t('receivables.refund')}
        </MenuItem>
        <MenuItem id="reverse" onAction={() => open('reverse', payment)}>
          {t('receivables.reverse')}
        </MenuItem>
      </IconMenu>
    ),
  }
  return (
    <>
      <PaymentTable label={t('receivables.incoming.UNUSED')} columns={columns} found={found} rowActions={actions} />
      <Suspense>
        {opened?.what === 'use' && <UsePayment payment={opened.payment} onClose={close} />}
        {opened?.what === 'refund' && (
          <RefundPayment payment={opened.payment} baseCurrency={baseCurrency} onClose={close} />
        )}
        {opened?.what === 'reverse' && (
          <ReversePayment
            payment={{ paymentUuid: opened.payment.uuid, amount: opened.payment.amount }}
            currency={opened.payment.currency}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

const unusedColumns = (): Column<ClientPayment>[] => [
  {
    id: 'date',
    header: t('receivables.valueDate'),
    width: 120,
    cell: ({ valueDate }) => formatDate(Date.parse(valueDate), 'UTC'),
  },
  {
    id: 'client',
    header: t('receivables.client'),
    isFlexible: true,
    cell: ({ organizationalUnit }) => <UnitName unit={organizationalUnit} />,
  },
  {
    id: 'reference',
    header: t('receivables.reference'),
    isMinor: true,
    cell: ({ reference }) => <bdi>{reference || '–'}</bdi>,
  },
  {
    id: 'amount',
    header: t('receivables.amount'),
    align: 'end',
    isMinor: true,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'left',
    header: t('receivables.incoming.left'),
    align: 'end',
    cell: ({ unallocatedAmount, currency }) => (
      <span className={styles.strong}>{formatMoney(unallocatedAmount, currency)}</span>
    ),
  },
]
