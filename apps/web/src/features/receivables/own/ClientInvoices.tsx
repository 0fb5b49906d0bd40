import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { DetailLayout, Page, PageBody } from '@dragoman/ui/Page'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { InvoiceItem } from '@dragoman/sdk/operations/receivables'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import type { ListState } from '../../../list/list-state.ts'
import { ListTable } from '../../../list/ListTable.tsx'
import { ListToolbar } from '../../../list/ListToolbar.tsx'
import { receivableCard, receivableColumns } from '../receivable-columns.tsx'
import { receivablesQuery } from '../receivable-search.ts'
import { receivableSpec } from '../receivable-spec.ts'
import { UnitName } from '../UnitName.tsx'
import { BalanceTiles } from './BalanceTiles.tsx'
import { BillingCard, HowToPayCard } from './ClientCards.tsx'
import { DownloadRow } from './DownloadRow.tsx'
import { InvoicedMonths } from './InvoicedMonths.tsx'
import { StatementButton } from './StatementButton.tsx'

/** Units that a client chooses from. */
const mostUnits = 200

const rowActions = { cell: (invoice: InvoiceItem) => <DownloadRow invoice={invoice} /> }

/** A client's own invoices: the balance, the list with its files, and how to pay. */
export function ClientInvoices({ list, tabs }: { list: ListState; tabs?: ReactNode }) {
  const [chosen, setChosen] = useState<string>()
  const { data: units } = useQuery(query(api.orgUnits.list, { query: { size: mostUnits } }))
  const unit = chosen ?? units?.content[0]?.uuid
  const balance = useQuery({
    ...query(api.receivables.getBalance, { query: { orgUnitUuid: unit ?? '' } }),
    enabled: unit !== undefined,
    placeholderData: keepPreviousData,
  })
  const rows = receivablesQuery(list.request)
  const found = useQuery({ ...rows, placeholderData: keepPreviousData })
  const columns = useMemo(() => columnsOf(found.data?.totals), [found.data?.totals])
  const { data } = balance
  return (
    <Page>
      <PageHeader
        title={t('receivables.invoices')}
        description={data && <UnitName unit={data.organizationalUnit} />}
        actions={
          <>
            {units && units.content.length > 1 && (
              <Select
                label={t('list.field.unit')}
                isLabelHidden
                width="fit"
                options={units.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
                value={unit ?? null}
                onChange={setChosen}
              />
            )}
            {data && <StatementButton balance={data} />}
          </>
        }
        tabs={tabs}
      />
      <PageBody>
        {balance.error ? (
          <RegionError error={balance.error} onRetry={() => void balance.refetch()} isPending={balance.isFetching} />
        ) : (
          <BalanceTiles balance={data} />
        )}
        <DetailLayout
          aside={
            data ? (
              <>
                <HowToPayCard balance={data} invoices={found.data?.content} />
                <BillingCard balance={data} />
              </>
            ) : (
              unit !== undefined && <Skeleton lines={8} />
            )
          }
        >
          <ListToolbar
            list={list}
            spec={receivableSpec}
            searchLabel={t('receivables.search')}
            count={found.data && t('receivables.count', { count: found.data.totalElements })}
            columns={columns}
            queryKey={rows.queryKey}
          />
          <ListTable
            label={t('receivables.invoices')}
            list={list}
            query={rows}
            columns={columns}
            card={receivableCard}
            rowActions={rowActions}
            empty={
              <EmptyState kind="first-use" icon="wallet" title={t('receivables.noneOfOwn')}>
                {t('receivables.noneOfOwnText')}
              </EmptyState>
            }
          />
          {data && data.months.length > 0 && <InvoicedMonths months={data.months} />}
        </DetailLayout>
      </PageBody>
    </Page>
  )
}

/** Net and tax in place of the client, which is the same in each row. */
const columnsOf = (...totals: Parameters<typeof receivableColumns>) =>
  receivableColumns(...totals)
    .filter(({ id }) => id !== 'client')
    .map((column) => (column.id === 'netAmount' || column.id === 'taxAmount' ? { ...column, isExtra: false } : column))
