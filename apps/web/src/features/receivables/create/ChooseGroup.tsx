import type { InvoiceReadyGroup } from '@dragoman/sdk/operations/receivables'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { DataTable } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody, Row } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, LinkButton } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import type { List } from '../../../list/use-list.ts'
import { listTable } from '../../../list/list-table.tsx'
import { readyColumns } from '../ready/ready-columns.tsx'
import { readyQuery, searchOf, type Grouping } from '../ready/ready-query.ts'

const rowId = ({ key }: InvoiceReadyGroup) => key

const actions = {
  width: 160,
  cell: (group: InvoiceReadyGroup) => (
    <LinkButton size="small" to="/finance/receivables/create" search={searchOf(group)}>
      {t('receivables.create')}
    </LinkButton>
  ),
}

export interface ChooseGroupProps {
  by: Grouping
  onBy: (by: Grouping) => void
  list: List<{ page?: number; size?: number; sort?: string }>
}

/** Delivered projects to choose from, each by itself or put together: one group is one invoice. */
export function ChooseGroup({ by, onBy, list }: ChooseGroupProps) {
  const { page = 0, size = 25 } = list.search
  const found = useQuery({ ...readyQuery({ by, page, size }), placeholderData: keepPreviousData })
  const columns = useMemo(readyColumns, [])
  return (
    <Page>
      <PageHeader
        title={t('receivables.new')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to="/finance/receivables">
                {t('receivables.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        description={t('receivables.chooseText')}
      />
      <PageBody>
        <Row>
          <SegmentedControl
            label={t('receivables.putTogether')}
            options={(['PROJECT', 'MONTH', 'PURCHASE_ORDER'] as const).map((id) => ({
              id,
              label: t(`receivables.by.${id}`),
            }))}
            value={by}
            onChange={onBy}
          />
        </Row>
        <DataTable
          label={t('receivables.ready')}
          columns={columns}
          rows={found.data?.content}
          rowId={rowId}
          rowActions={actions}
          {...listTable(
            list,
            found,
            <EmptyState kind="first-use" icon="inbox" title={t('receivables.nothingReady')}>
              {t('receivables.nothingReadyText')}
            </EmptyState>,
          )}
          sort={null}
        />
      </PageBody>
    </Page>
  )
}
