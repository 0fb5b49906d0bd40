import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
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
import { payableCard, payableColumns } from '../payable-columns.tsx'
import { payablesQuery } from '../payable-search.ts'
import { Adjustments } from './Adjustments.tsx'
import { NextRun } from './NextRun.tsx'
import { SelfBillingCard } from './SelfBillingCard.tsx'
import { SelfBillsToAnswer } from './SelfBillsToAnswer.tsx'

const rowId = ({ uuid }: PayableItem) => uuid
/** Columns that say the same in each row of one's own payables. */
const ofOthers = new Set(['vendor', 'payoutMethod'])

/** A linguist's own payables: what waits for their invoice, what is on its way, and what was paid. */
export function Earnings({ list }: { list: ListState }) {
  const columns = useMemo(() => payableColumns().filter(({ id, isExtra }) => !isExtra && !ofOthers.has(id)), [])
  const found = useQuery({ ...payablesQuery(list.request), placeholderData: keepPreviousData })
  const { data: earned } = useQuery(query(api.payables.getEarnings))
  return (
    <Page>
      <PageHeader title={t('payables.earnings')} />
      <PageBody>
        <Tiles minimum={200}>
          {groups.map((id) => (
            <Stat
              key={id}
              label={t(`payables.figure.${id}`)}
              value={earned && (formatAmounts(earned[id].totals) || '–')}
              meta={earned && t('payables.count', { count: earned[id].payables })}
            />
          ))}
          <NextRun />
        </Tiles>
        <SelfBillsToAnswer />
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
        <SelfBillingCard />
      </PageBody>
    </Page>
  )
}

const groups = ['toInvoice', 'onTheWay', 'paid'] as const
