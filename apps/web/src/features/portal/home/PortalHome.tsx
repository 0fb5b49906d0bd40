import { refresh } from '@dragoman/hooks/query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Portal } from '@dragoman/sdk/operations/portal'
import { Card } from '@dragoman/ui/Card'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { homeQuery } from '../../home/home-query.ts'
import styles from '../portal.module.css'
import { RequestCard } from '../request/RequestCard.tsx'
import { ProjectsCard } from './ProjectsCard.tsx'
import { QuoteActions } from './QuoteActions.tsx'
import { ReadyActions } from './ReadyActions.tsx'
import { WorkActions } from './WorkActions.tsx'

const requestedQuery = () =>
  query(api.projects.list, { query: { status: ['DRAFT'], size: 5, sort: 'createDate,desc' } })

/** A client's requests, quotes, work in progress, and translations. */
export function PortalHome({ portal, mayOrder }: { portal: Portal; mayOrder: boolean }) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState(0)
  const home = useQuery({ ...homeQuery({ portal: true }), staleTime: 0 })
  const requested = useQuery({ ...requestedQuery(), staleTime: 0 })
  const data = home.data?.client
  const refreshed = () => void refresh(queryClient, ['home', 'projects'])
  const error = home.error ?? requested.error
  return (
    <>
      {mayOrder && (
        <RequestCard
          key={sent}
          portal={portal}
          onSent={() => {
            setSent(sent + 1)
            refreshed()
          }}
        />
      )}
      {error && !(data && requested.data) && (
        <Card>
          <RegionError error={error} onRetry={refreshed} isPending={home.isFetching} />
        </Card>
      )}
      <div className={styles.two}>
        <ProjectsCard
          title={t('portal.quotes')}
          empty={t('portal.quotes.empty')}
          rows={data?.toApprove}
          total={data?.toApproveTotal}
          status="pending"
          actionsOf={(row) => <QuoteActions row={row} onDone={refreshed} />}
        />
        <ProjectsCard
          title={t('portal.ready')}
          description={t('portal.ready.text')}
          empty={t('portal.ready.empty')}
          rows={data?.delivered}
          total={data?.deliveredTotal}
          status="delivered"
          actionsOf={(row) => <ReadyActions row={row} />}
        />
      </div>
      <div className={styles.two}>
        <ProjectsCard
          title={t('portal.work')}
          empty={t('portal.work.empty')}
          rows={data?.inProgress}
          total={data?.inProgressTotal}
          status="approved"
          actionsOf={(row) => <WorkActions row={row} />}
        />
        <ProjectsCard
          title={t('portal.requested')}
          description={t('portal.requested.text')}
          empty={t('portal.requested.empty')}
          rows={requested.data?.content.map((project) => ({ ...project, count: project.totalWords }))}
          total={requested.data?.totalElements}
          status="draft"
          actionsOf={(row) => <WorkActions row={row} />}
        />
      </div>
    </>
  )
}
