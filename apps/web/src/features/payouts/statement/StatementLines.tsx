import type { StatementLine, StatementReport } from '@dragoman/sdk/operations/payouts'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { useMemo } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import styles from '../payouts.module.css'

const tones: Readonly<Record<string, Tone>> = {
  SETTLED: 'success',
  SHORT: 'warning',
  RETURNED: 'danger',
  INCOMING: 'info',
}

const rowId = ({ line, payable }: StatementLine) => `${line} ${payable?.uuid}`

/** The bookings of a statement: what each does, and why others are left out. */
export function StatementLines({ report }: { report: StatementReport }) {
  const columns = useMemo(lineColumns, [])
  const { settled, short, returned, incoming, left, lines } = report
  return (
    <>
      <p>{t('payouts.report', { settled, short, returned, incoming, left })}</p>
      <DataTable
        label={t('payouts.bookings')}
        columns={columns}
        rows={lines}
        rowId={rowId}
        isEmbedded
        empty={<EmptyState kind="first-use" icon="file" headingLevel={3} title={t('payouts.noBookings')} />}
      />
    </>
  )
}

const wordOf = (kind: 'outcome' | 'left', code: string): string => {
  const id = `payouts.${kind}.${code}`
  return hasMessage(id) ? t(id) : code
}

const lineColumns = (): Column<StatementLine>[] => [
  { id: 'date', header: t('payouts.date'), width: 120, cell: ({ date }) => formatDate(Date.parse(date), 'UTC') },
  {
    id: 'amount',
    header: t('payouts.amount'),
    align: 'end',
    width: 120,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'payable',
    header: t('payouts.payable'),
    cell: ({ payable, name }) =>
      payable ? (
        <>
          <bdi>{payable.vendor}</bdi> <span className={styles.muted}>{payable.name}</span>
        </>
      ) : (
        <bdi>{name}</bdi>
      ),
  },
  {
    id: 'outcome',
    header: t('payouts.outcomeLabel'),
    minWidth: 260,
    cell: ({ outcome, reason, message }) =>
      outcome === 'LEFT' ? (
        <span className={styles.muted}>{reason ? wordOf('left', reason) : message}</span>
      ) : (
        <>
          <Badge tone={tones[outcome] ?? 'neutral'}>{wordOf('outcome', outcome)}</Badge>
          {message && (
            <span className={styles.reason}>
              <bdi>{message}</bdi>
            </span>
          )}
        </>
      ),
  },
]
