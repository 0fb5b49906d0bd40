import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroDifference, XeroStatus } from '@dragoman/sdk/operations/xero'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Pagination } from '@dragoman/ui/Pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { DifferenceMoves } from './DifferenceMoves.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import styles from './xero.module.css'

const rowId = ({ uuid }: XeroDifference) => uuid
const moves = (difference: XeroDifference) => <DifferenceMoves difference={difference} />
const rowActions = { cell: moves, width: 190 }

/** The documents that are another amount in Xero, each with the one thing to do about it. */
export function Differences({ status: { equal, differing } }: { status: XeroStatus }) {
  const [page, setPage] = useState(0)
  const columns = useMemo(differenceColumns, [])
  const { data, error, refetch } = useQuery({
    ...query(api.xero.listDifferences, { query: { page, size: 10 } }),
    placeholderData: keepPreviousData,
  })
  const facts = t('xero.equalOf', { equal: formatNumber(equal), all: formatNumber(equal + differing) })
  return (
    <Card title={t('xero.differences')} description={`${t('xero.differencesText')} ${facts}`} isFlush>
      <DataTable
        label={t('xero.differences')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        rowActions={rowActions}
        isEmbedded
        isFitting
        skeletonRows={3}
        card={(difference) => (
          <>
            <DocumentLink document={difference.document} />
            <span>
              {causeText(difference)} · {money(difference, difference.difference)}
            </span>
          </>
        )}
        error={error && <RegionError error={error} onRetry={() => void refetch()} />}
        empty={null}
        footer={
          data &&
          data.totalPages > 1 && (
            <Pagination page={data.number} pageSize={data.size} total={data.totalElements} onPageChange={setPage} />
          )
        }
      />
    </Card>
  )
}

const money = ({ document }: XeroDifference, amount: number) => formatMoney(amount, document.currency)

function causeText({ cause }: XeroDifference): string {
  const id = `xero.cause.${cause}`
  return hasMessage(id) ? t(id) : cause
}

const differenceColumns = (): Column<XeroDifference>[] => [
  { id: 'document', header: t('xero.document'), cell: ({ document }) => <DocumentLink document={document} /> },
  { id: 'here', header: t('xero.here'), align: 'end', cell: (row) => money(row, row.amount) },
  { id: 'xero', header: t('xero.inXero'), align: 'end', cell: (row) => money(row, row.xeroAmount) },
  {
    id: 'difference',
    header: t('xero.difference'),
    align: 'end',
    cell: (row) => <span className={styles.apart}>{money(row, row.difference)}</span>,
  },
  {
    id: 'why',
    header: t('xero.why'),
    isFlexible: true,
    cell: (row) => (
      <span className={styles.document}>
        {causeText(row)}
        <span className={styles.muted}>{t('xero.since', { date: formatDate(row.since) })}</span>
      </span>
    ),
  },
]
