import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useCommands } from '../../ground/commands.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { ExportMenu } from '../../list/ExportMenu.tsx'
import type { ListState } from '../../list/list-state.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { ViewsMenu } from '../../list/ViewsMenu.tsx'
import { payableCard, payableColumns } from './payable-columns.tsx'
import { payablesQuery } from './payable-search.ts'
import { payableSpec } from './payable-spec.ts'
import { PayableSums } from './PayableSums.tsx'

const CreatePayables = overlay(() => import('./create/CreatePayables.tsx'), 'CreatePayables')
const ApproveDialog = overlay(() => import('./ApproveDialog.tsx'), 'ApproveDialog')

/** The payables of an account: their total, and the list. */
export function PayableList({ list }: { list: ListState }) {
  const mayCreate = useCan(requirements['payables.create'])
  const mayApprove = useCan(requirements['payables.approveMany'])
  const [isCreating, setCreating] = useState(false)
  const [approving, setApproving] = useState<{ payables: readonly PayableItem[]; clear: () => void }>()
  const columns = useMemo(payableColumns, [])
  const rows = payablesQuery(list.request)
  const { data } = useQuery({ ...rows, placeholderData: keepPreviousData })
  const { data: counted } = useQuery(query(api.payables.getCounters))
  useCommands(mayCreate ? [{ keys: ['c'], label: 'payables.create', icon: 'plus', run: () => setCreating(true) }] : [])
  const createButton = mayCreate && (
    <Button variant="primary" icon="plus" onPress={() => setCreating(true)}>
      {t('payables.create')}
    </Button>
  )
  return (
    <Page isFilling>
      <PageHeader
        title={t('payables.title')}
        actions={
          <>
            <ExportMenu of="payables" list={list} columns={columns} />
            {createButton}
          </>
        }
      />
      <PageBody>
        <PayableSums />
        <ListCounters
          list={list}
          spec={payableSpec}
          order={['missingData', 'failed', 'needsInvoice', 'needsApproval', 'ready', 'sent', 'overdue']}
          label={(id) => t(`payables.counter.${id}`)}
          tones={{ missingData: 'danger', failed: 'danger', needsApproval: 'warning', overdue: 'danger' }}
          counted={counted}
        />
        <ListToolbar
          list={list}
          spec={payableSpec}
          searchLabel={t('payables.search')}
          count={
            data &&
            (list.isFiltered && counted
              ? t('list.countOf', { count: data.totalElements, total: counted.total })
              : t('payables.count', { count: data.totalElements }))
          }
          columns={columns}
          queryKey={rows.queryKey}
        >
          <ViewsMenu list={list} name="PAYABLES" />
        </ListToolbar>
        <ListTable
          label={t('payables.title')}
          list={list}
          query={rows}
          columns={columns}
          card={payableCard}
          bulk={
            mayApprove
              ? {
                  rowName: ({ name }) => name,
                  page: (request) => payablesQuery(request),
                  actions: (payables, clear) => (
                    <Button size="small" onPress={() => setApproving({ payables, clear })}>
                      {t('payables.approveMany')}
                    </Button>
                  ),
                }
              : undefined
          }
          empty={
            <EmptyState kind="first-use" icon="wallet" title={t('payables.empty')} action={createButton || undefined}>
              {t('payables.emptyText')}
            </EmptyState>
          }
        />
      </PageBody>
      <Suspense>
        {isCreating && <CreatePayables onClose={() => setCreating(false)} />}
        {approving && (
          <ApproveDialog
            payables={approving.payables}
            onClose={() => setApproving(undefined)}
            onDone={approving.clear}
          />
        )}
      </Suspense>
    </Page>
  )
}
