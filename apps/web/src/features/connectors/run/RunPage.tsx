import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatTimestamp } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useList } from '../../../list/use-list.ts'
import { ConnectionPath } from '../ConnectionPath.tsx'
import { runQuery } from '../connector-queries.ts'
import type { ConnectionAddress } from '../connector-search.ts'
import { ConnectionLink } from '../ConnectionLink.tsx'
import { RunView } from './RunView.tsx'

/** A run at an address of its own. */
export function RunPage({ uuid, address }: { uuid: string; address: ConnectionAddress }) {
  const { data: run } = useSuspenseQuery(runQuery(uuid))
  const { set } = useList(address)
  return (
    <Page>
      <PageHeader
        title={t('connectors.runOf', { time: formatTimestamp(run.startedAt) })}
        breadcrumbs={<ConnectionPath kind={run.kind} />}
        description={
          <ConnectionLink kind={run.kind} id={run.config.uuid}>
            <bdi>{run.config.name}</bdi>
          </ConnectionLink>
        }
      />
      <PageBody>
        <RunView key={uuid} uuid={uuid} address={address} onChange={set} />
      </PageBody>
    </Page>
  )
}
