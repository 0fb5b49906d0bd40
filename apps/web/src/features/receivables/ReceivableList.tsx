import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { useCommands } from '../../ground/commands.ts'
import { LinkButton } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { ExportMenu } from '../../list/ExportMenu.tsx'
import type { ListState } from '../../list/list-state.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { ViewsMenu } from '../../list/ViewsMenu.tsx'
import { IncomingCard } from './incoming/IncomingCard.tsx'
import { MoneyStrip } from './money/MoneyStrip.tsx'
import { ReadyToInvoice } from './ready/ReadyToInvoice.tsx'
import { receivableCard, receivableColumns } from './receivable-columns.tsx'
import { receivablesQuery } from './receivable-search.ts'
import { receivableSpec } from './receivable-spec.ts'
import styles from './receivables.module.css'

const RecordClientPayment = overlay(() => import('./incoming/RecordClientPayment.tsx'), 'RecordClientPayment')

/** The invoices of an account: what clients owe, what can be invoiced, and the list. */
export function ReceivableList({ list }: { list: ListState }) {
  const mayCreate = useCan(requirements['receivables.create'])
  const mayRecord = useCan(requirements['receivables.recordPayment'])
  const [isRecording, setIsRecording] = useState(false)
  const isNarrow = useMediaQuery('(width < 768px)')
  const navigate = useNavigate()
  const rows = receivablesQuery(list.request)
  const { data } = useQuery({ ...rows, placeholderData: keepPreviousData })
  const columns = useMemo(() => receivableColumns(data?.totals), [data?.totals])
  const { data: summary } = useQuery(query(api.receivables.getSummary))
  const { data: counted } = useQuery(query(api.receivables.getCounters))
  const create = () => void navigate({ to: '/finance/receivables/create' })
  useCommands(mayCreate ? [{ keys: ['c'], label: 'receivables.create', icon: 'plus', run: create }] : [])
  const createLink = mayCreate && (
    <LinkButton variant="primary" icon="plus" to="/finance/receivables/create">
      {t('receivables.create')}
    </LinkButton>
  )
  return (
    <Page isFilling={!isNarrow}>
      <PageHeader
        title={t('receivables.title')}
        actions={
          <>
            <ExportMenu of="receivables" list={list} columns={columns} />
            {mayRecord && <Button onPress={() => setIsRecording(true)}>{t('receivables.move.pay')}</Button>}
            {createLink}
          </>
        }
      />
      <PageBody>
        <MoneyStrip />
        <IncomingCard baseCurrency={summary?.currency} />
        <ReadyToInvoice />
        <ListCounters
          list={list}
          spec={receivableSpec}
          order={['overdue', 'dueSoon', 'open', 'partlyPaid', 'installments', 'paid', 'creditNotes']}
          label={(id) => t(`receivables.counter.${id}`)}
          tones={{ overdue: 'danger', dueSoon: 'warning' }}
          counted={counted}
        />
        <ListToolbar
          list={list}
          spec={receivableSpec}
          searchLabel={t('receivables.search')}
          count={
            data &&
            (list.isFiltered && counted
              ? t('list.countOf', { count: data.totalElements, total: counted.total })
              : t('receivables.count', { count: data.totalElements }))
          }
          columns={columns}
          queryKey={rows.queryKey}
        >
          <ViewsMenu list={list} name="RECEIVABLES" />
        </ListToolbar>
        <div className={styles.list}>
          <ListTable
            label={t('receivables.title')}
            list={list}
            query={rows}
            columns={columns}
            card={receivableCard}
            empty={
              <EmptyState
                kind="first-use"
                icon="wallet"
                title={t('receivables.empty')}
                action={createLink || undefined}
              >
                {t('receivables.emptyText')}
              </EmptyState>
            }
          />
        </div>
        <Suspense>
          {isRecording && (
            <RecordClientPayment baseCurrency={summary?.currency} onClose={() => setIsRecording(false)} />
          )}
        </Suspense>
      </PageBody>
    </Page>
  )
}
