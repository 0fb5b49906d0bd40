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
import { LinkButton } from '../../ground/links.ts'
import { formatAmounts } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { ExportMenu } from '../../list/ExportMenu.tsx'
import type { ListState } from '../../list/list-state.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { ViewsMenu } from '../../list/ViewsMenu.tsx'
import { payableCard, payableColumns } from './payable-columns.tsx'
import { ScheduleLine } from './schedule/ScheduleLine.tsx'
import { WaitingRows } from './schedule/WaitingRows.tsx'
import { withSums } from './with-sums.ts'
import { payablesQuery } from './payable-search.ts'
import { payableSpec } from './payable-spec.ts'
import { PayableSums } from './PayableSums.tsx'

const CreatePayables = overlay(() => import('./create/CreatePayables.tsx'), 'CreatePayables')
const ApproveDialog = overlay(() => import('./ApproveDialog.tsx'), 'ApproveDialog')
const PayDialog = overlay(() => import('../payouts/pay/PayDialog.tsx'), 'PayDialog')

/** Payables that the API approves at once. */
const mostAtOnce = 500

/** Payables that something is done with, and the way to select none of them afterwards. */
interface Chosen {
  payables: readonly PayableItem[]
  clear: () => void
}

/** The payables of an account: their total, and the list. */
export function PayableList({ list }: { list: ListState }) {
  const mayCreate = useCan(requirements['payables.create'])
  const mayApprove = useCan(requirements['payables.approveMany'])
  const mayPay = useCan(requirements['payouts.create'])
  const [isCreating, setCreating] = useState(false)
  const [approving, setApproving] = useState<Chosen>()
  const [paying, setPaying] = useState<Chosen>()
  const { q, filter } = list.request
  const { data: sums } = useQuery({
    ...query(api.payables.getSums, { query: { ...(q && { q }), ...(filter && { filter }) } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => withSums(payableColumns(), sums), [sums])
  const rows = payablesQuery(list.request)
  const { data } = useQuery({ ...rows, placeholderData: keepPreviousData })
  const { data: counted } = useQuery(query(api.payables.getCounters))
  useCommands(
    mayCreate
      ? [
          {
            keys: ['c'],
            label: 'payables.create',
            icon: 'plus',
            run: () => setCreating(true),
            asks: true,
            takeBack: () => setCreating(false),
          },
        ]
      : [],
  )
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
            <LinkButton to="/finance/payables/runs">{t('payouts.title')}</LinkButton>
            {createButton}
          </>
        }
      />
      <PageBody>
        <PayableSums />
        <ScheduleLine />
        <ListCounters
          list={list}
          spec={payableSpec}
          order={['missingData', 'failed', 'needsInvoice', 'needsApproval', 'ready', 'sent', 'overdue']}
          label={(id) => t(`payables.counter.${id}`)}
          tones={{ missingData: 'danger', failed: 'danger', needsApproval: 'warning', overdue: 'danger' }}
          counted={counted}
          meta={(id) => counted && formatAmounts(counted[id].amounts)}
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
            mayApprove || mayPay
              ? {
                  rowName: ({ name }) => name,
                  most: mostAtOnce,
                  page: (request) => payablesQuery(request),
                  actions: (payables, clear) => (
                    <>
                      {mayApprove && (
                        <Button size="small" onPress={() => setApproving({ payables, clear })}>
                          {t('payables.approveMany')}
                        </Button>
                      )}
                      {mayPay && (
                        <Button size="small" onPress={() => setPaying({ payables, clear })}>
                          {t('payouts.pay')}
                        </Button>
                      )}
                    </>
                  ),
                }
              : undefined
          }
          empty={
            <EmptyState kind="first-use" icon="wallet" title={t('payables.empty')} action={createButton || undefined}>
              {t('payables.emptyText')}
              <WaitingRows />
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
        {paying && <PayDialog payables={paying.payables} onClose={() => setPaying(undefined)} onDone={paying.clear} />}
      </Suspense>
    </Page>
  )
}
