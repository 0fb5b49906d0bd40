import type { IncomingPayment } from '@dragoman/sdk/operations/receivables'
import { Button } from '@dragoman/ui/Button'
import type { Column } from '@dragoman/ui/DataTable'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from '../receivables.module.css'
import { incomingQuery } from './incoming-query.ts'
import { PaymentTable } from './PaymentTable.tsx'

const RecordClientPayment = overlay(() => import('./RecordClientPayment.tsx'), 'RecordClientPayment')
const DismissIncoming = overlay(() => import('./DismissIncoming.tsx'), 'DismissIncoming')

interface IncomingTableProps {
  status: 'OPEN' | 'DISMISSED'
  size: number
  baseCurrency: string | undefined
  /** Called when a dialog opens. */
  onOpen: () => void
}

/** Income of bank statements: each becomes a payment of a client, or is set aside. */
export function IncomingTable({ status, size, baseCurrency, onOpen }: IncomingTableProps) {
  const found = useQuery(incomingQuery(status, size))
  const [opened, setOpened] = useState<{ what: 'record' | 'dismiss'; incoming: IncomingPayment }>()
  const columns = useMemo(() => incomingColumns(status), [status])
  const close = () => setOpened(undefined)
  const open = (what: 'record' | 'dismiss', incoming: IncomingPayment) => {
    onOpen()
    setOpened({ what, incoming })
  }
  const actions = {
    width: status === 'OPEN' ? 220 : 120,
    cell: (incoming: IncomingPayment) => (
      <span className={styles.moves}>
        <Button size="small" onPress={() => open('record', incoming)}>
          {t('receivables.incoming.record')}
        </Button>
        {status === 'OPEN' && (
          <Button size="small" variant="quiet" onPress={() => open('dismiss', incoming)}>
            {t('receivables.incoming.dismiss')}
          </Button>
        )}
      </span>
    ),
  }
  return (
    <>
      <PaymentTable label={t('receivables.incoming')} columns={columns} found={found} rowActions={actions} />
      <Suspense>
        {opened?.what === 'record' && (
          <RecordClientPayment incoming={opened.incoming} baseCurrency={baseCurrency} onClose={close} />
        )}
        {opened?.what === 'dismiss' && <DismissIncoming incoming={opened.incoming} onClose={close} />}
      </Suspense>
    </>
  )
}

const incomingColumns = (status: 'OPEN' | 'DISMISSED'): Column<IncomingPayment>[] => [
  {
    id: 'date',
    header: t('receivables.valueDate'),
    width: 120,
    cell: ({ date }) => formatDate(Date.parse(date), 'UTC'),
  },
  {
    id: 'payer',
    header: t('receivables.incoming.payer'),
    isFlexible: true,
    cell: ({ payer, purpose }) => (
      <>
        <bdi>{payer ?? '–'}</bdi> {purpose && <bdi className={styles.quiet}>{purpose}</bdi>}
      </>
    ),
  },
  status === 'OPEN'
    ? {
        id: 'reference',
        header: t('receivables.reference'),
        isMinor: true,
        cell: ({ reference }) => <bdi>{reference ?? '–'}</bdi>,
      }
    : { id: 'reason', header: t('receivables.reason'), isFlexible: true, cell: ({ reason }) => <bdi>{reason}</bdi> },
  {
    id: 'amount',
    header: t('receivables.amount'),
    align: 'end',
    cell: ({ amount, currency }) => <span className={styles.strong}>{formatMoney(amount, currency)}</span>,
  },
]
