import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { DataTable } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody, Tiles } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Stat } from '@dragoman/ui/Stat'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatAmounts } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { listTable } from '../../../list/list-table.tsx'
import { addUp } from '../add-up.ts'
import { payableCard, payableColumns } from '../payable-columns.tsx'
import { payablesQuery } from '../payable-search.ts'
import { Adjustments } from './Adjustments.tsx'

const rowId = ({ uuid }: PayableItem) => uuid
/** Columns that say the same in each row of one's own payables. */
const ofOthers = new Set(['vendor', 'payoutMethod'])
/** Payables that the figures are computed from: years of them, for one linguist. */
const mostPayables = 500

/** A linguist's own payables: what waits for their invoice, what is on its way, and what was paid. */
export function Earnings({ list }: { list: ListState }) {
  const columns = useMemo(() => payableColumns().filter(({ id, isExtra }) => !isExtra && !ofOthers.has(id)), [])
  const found = useQuery({ ...payablesQuery(list.request), placeholderData: keepPreviousData })
  const { data: all } = useQuery(payablesQuery({ size: mostPayables }))
  return (
    <Page>
      <PageHeader title={t('payables.earnings')} />
      <PageBody>
        <Tiles minimum={200}>
          {groups.map(({ id, statuses }) => {
            const members = all?.content.filter(({ status }) => statuses.includes(status))
            return (
              <Stat
                key={id}
                label={t(`payables.figure.${id}`)}
                value={members && (formatAmounts(addUp(members)) || '–')}
                meta={members && t('payables.count', { count: members.length })}
              />
            )
          })}
        </Tiles>
        <Adjustments />
        <DataTable
          label={t('payables.earnings')}
          columns={columns}
          rows={found.data?.content}
          rowId={rowId}
          card={payableCard}
          {...listTable(
            list,
            found,
            <EmptyState kind="first-use" icon="wallet" title={t('payables.noEarnings')}>
              {t('payables.noEarningsText')}
            </EmptyState>,
          )}
        />
      </PageBody>
    </Page>
  )
}

const groups: readonly { id: 'toInvoice' | 'onTheWay' | 'paid'; statuses: readonly string[] }[] = [
  { id: 'toInvoice', statuses: ['PENDING'] },
  { id: 'onTheWay', statuses: ['PENDING_APPROVAL', 'READY', 'AWAITING_RECONCILIATION', 'ERROR'] },
  { id: 'paid', statuses: ['PAID', 'CLOSED'] },
]
