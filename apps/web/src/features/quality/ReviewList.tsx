import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, LinkButton } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'
import { ExportMenu } from '../../list/ExportMenu.tsx'
import type { ListState } from '../../list/list-state.ts'
import { ListCounters } from '../../list/ListCounters.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { ViewsMenu } from '../../list/ViewsMenu.tsx'
import { reviewCard, reviewColumns } from './review-columns.tsx'
import { reviewsQuery } from './review-search.ts'
import { reviewSpec } from './review-spec.ts'
import { WaitingSeconds } from './second/WaitingSeconds.tsx'
import { seesOthers } from './sees-others.ts'

const counters = {
  manager: ['toDecide', 'toReply', 'disputed', 'open', 'failed'],
  linguist: ['toReply', 'disputed', 'open', 'failed'],
} as const

/** The reviews that a person may see: linguists those of their own work, managers those of the account. */
export function ReviewList({ list }: { list: ListState }) {
  const isLinguist = !useCan(seesOthers)
  const columns = useMemo(reviewColumns, [])
  const rows = reviewsQuery(list.request)
  const { data } = useQuery({ ...rows, placeholderData: keepPreviousData })
  const { data: counted } = useQuery(query(api.quality.getCounters))
  const title = t('quality.title')
  return (
    <Page isFilling>
      <PageHeader
        title={title}
        breadcrumbs={
          isLinguist && (
            <Breadcrumbs>
              {[
                <Link key="mine" to="/quality/reviews">
                  {t('quality.mine')}
                </Link>,
              ]}
            </Breadcrumbs>
          )
        }
        actions={<ExportMenu of="quality" list={list} columns={columns} />}
      />
      <PageBody>
        <WaitingSeconds />
        <ListCounters
          list={list}
          spec={reviewSpec}
          order={counters[isLinguist ? 'linguist' : 'manager']}
          label={(id) => t(`quality.counter.${id}`)}
          tones={{ toDecide: 'warning', failed: 'danger' }}
          counted={counted}
        />
        <ListToolbar
          list={list}
          spec={reviewSpec}
          searchLabel={t('quality.search')}
          count={
            data &&
            (list.isFiltered && counted
              ? t('list.countOf', { count: data.totalElements, total: counted.total })
              : t('quality.count', { count: data.totalElements }))
          }
          columns={columns}
          queryKey={rows.queryKey}
        >
          <ViewsMenu list={list} name="REVIEWS" />
        </ListToolbar>
        <ListTable
          label={title}
          list={list}
          query={rows}
          columns={columns}
          card={reviewCard}
          empty={
            <EmptyState
              kind="first-use"
              icon="quality"
              title={t('quality.empty')}
              action={!isLinguist && <LinkButton to="/projects">{t('quality.empty.projects')}</LinkButton>}
            >
              {t('quality.emptyText')}
            </EmptyState>
          }
        />
      </PageBody>
    </Page>
  )
}
