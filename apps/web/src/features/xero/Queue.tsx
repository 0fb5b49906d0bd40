import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroQueueItem } from '@dragoman/sdk/operations/xero'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Pagination } from '@dragoman/ui/Pagination'
import { CountBadge } from '@dragoman/ui/StatusBadge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatNumber, isolated } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { DocumentLink } from './DocumentLink.tsx'
import styles from './xero.module.css'

const rowId = ({ uuid }: XeroQueueItem) => uuid

/** The documents that wait to be sent, in their order, and those of them that someone has to do something about. */
export function Queue({ waiting }: { waiting: number }) {
  const [page, setPage] = useState(0)
  const columns = useMemo(queueColumns, [])
  const { data, error, refetch } = useQuery({
    ...query(api.xero.listQueue, { query: { page, size: 10 } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card
      title={t('xero.queue')}
      description={t('xero.queueText')}
      actions={<CountBadge>{formatNumber(waiting)}</CountBadge>}
      isFlush
    >
      <DataTable
        label={t('xero.queue')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        isEmbedded
        isFitting
        skeletonRows={3}
        card={(item) => (
          <>
            <DocumentLink document={item.document} />
            <What item={item} />
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

function What({ item: { what, document, problem, detail = '' } }: { item: XeroQueueItem }) {
  const id = `xero.what.${what === 'DOCUMENT' ? document.kind : what}`
  return (
    <span>
      {hasMessage(id) ? t(id) : what}
      {problem && <span className={styles.problem}>{problemText(problem, detail)}</span>}
    </span>
  )
}

/** The reason why a document waits, in words; those of Xero as they are. */
function problemText(problem: string, detail: string): string {
  if (problem === 'MAPPING_MISSING') {
    const part = `xero.map.${detail}`
    return t('xero.held.MAPPING_MISSING', { what: hasMessage(part) ? t(part) : isolated(detail) })
  }
  const id = `xero.held.${problem}`
  return hasMessage(id) ? t(id) : t('xero.said', { words: isolated(detail) })
}

const queueColumns = (): Column<XeroQueueItem>[] => [
  { id: 'document', header: t('xero.document'), cell: ({ document }) => <DocumentLink document={document} /> },
  {
    id: 'amount',
    header: t('xero.amount'),
    align: 'end',
    cell: ({ amount, document }) => formatMoney(amount, document.currency),
  },
  { id: 'what', header: t('xero.what'), isFlexible: true, cell: (item) => <What item={item} /> },
  { id: 'since', header: t('xero.sinceColumn'), isMinor: true, cell: ({ since }) => <Moment value={since} /> },
  { id: 'tries', header: t('xero.tries'), align: 'end', cell: ({ tries }) => formatNumber(tries) },
]
