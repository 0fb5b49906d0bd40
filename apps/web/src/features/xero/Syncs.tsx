import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { XeroSync } from '@dragoman/sdk/operations/xero'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Pagination } from '@dragoman/ui/Pagination'
import { Badge } from '@dragoman/ui/StatusBadge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import styles from './xero.module.css'

const rowId = ({ uuid }: XeroSync) => uuid

/** The syncs so far, newest first. */
export function Syncs() {
  const [page, setPage] = useState(0)
  const columns = useMemo(syncColumns, [])
  const { data, error, refetch } = useQuery({
    ...query(api.xero.listSyncs, { query: { page, size: 10 } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('xero.syncs')} isFlush>
      <DataTable
        label={t('xero.syncs')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        isEmbedded
        isFitting
        skeletonRows={3}
        card={(sync) => (
          <span className={styles.document}>
            <Moment value={sync.date} />
            <span className={styles.muted}>{reasonText(sync)}</span>
            <Result sync={sync} />
          </span>
        )}
        error={error && <RegionError error={error} onRetry={() => void refetch()} />}
        empty={<EmptyState kind="first-use" icon="clock" headingLevel={3} title={t('xero.noSyncs')} />}
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

function reasonText({ reason }: XeroSync): string {
  const id = `xero.reason.${reason}`
  return hasMessage(id) ? t(id) : reason
}

function Result({ sync: { problem, held } }: { sync: XeroSync }) {
  if (problem) {
    const id = `xero.failing.${problem.code}`
    return <Badge tone="danger">{hasMessage(id) ? t(id) : t('xero.failed')}</Badge>
  }
  if (held > 0) return <Badge tone="warning">{t('xero.heldCount', { count: held })}</Badge>
  return <Badge tone="success">{t('xero.done')}</Badge>
}

const syncColumns = (): Column<XeroSync>[] => [
  { id: 'when', header: t('xero.when'), cell: ({ date }) => <Moment value={date} /> },
  { id: 'why', header: t('xero.why'), isFlexible: true, cell: reasonText },
  { id: 'sent', header: t('xero.sent'), align: 'end', cell: ({ sent }) => formatNumber(sent) },
  { id: 'received', header: t('xero.received'), align: 'end', cell: ({ received }) => formatNumber(received) },
  { id: 'failed', header: t('xero.failed'), align: 'end', cell: ({ failed }) => formatNumber(failed) },
  { id: 'result', header: t('xero.result'), cell: (sync) => <Result sync={sync} /> },
]
